// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { store } from '../records/entities.ts';
import { presenceAtom, subscribePresence, takePresence } from './presence.ts';

test('who follows presence outside of React hears of the record at which somebody came, until he stops', () => {
  const heard: string[] = [];
  const stop = subscribePresence((iri) =>
    heard.push(
      `${iri}: ${store
        .get(presenceAtom(iri))
        .map((it) => it.initials)
        .join()}`,
    ),
  );
  takePresence({
    iri: '/api/contracts/1',
    people: [{ userId: 2, initials: 'AO', name: 'Anneke Oehmichen', field: null }],
  });
  stop();
  takePresence({ iri: '/api/contracts/2', people: [] });
  expect(heard).toEqual(['/api/contracts/1: AO']);
});
