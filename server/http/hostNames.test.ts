import { expect, test } from 'vitest';
import { hostRefusal } from './hostNames.ts';
import { shows } from '../../tests/specification/shows.ts';

const isAnswered = (header: string | undefined, settings: { host: string; allowedHosts: readonly string[] | null }) =>
  hostRefusal(header, settings) === undefined;
const here = { host: '127.0.0.1', allowedHosts: null };

test('listening to this machine alone, only its own names are answered', () => {
  shows('D1 §7 keys of other');
  for (const name of [
    'localhost',
    'localhost:8080',
    'LOCALHOST.',
    'leitstand.localhost',
    '127.0.0.1:8080',
    '127.3.2.1',
    '[::1]:8080',
    undefined,
  ])
    expect([name, isAnswered(name, here)]).toEqual([name, true]);
  for (const name of [
    'boese.example',
    'boese.example:8080',
    '127.0.0.1.boese.example',
    'localhost.boese.example',
    '192.168.1.7',
    '[fe80::1]',
    '',
    'xlocalhost',
  ])
    expect([name, isAnswered(name, here)]).toEqual([name, false]);
});

test('the refusal names the setting that would allow it, with the names already there', () => {
  expect(hostRefusal('Leitstand.firma.example:443', { host: '127.0.0.1', allowedHosts: ['alt.firma.example'] })).toBe(
    'Unter dem Namen „leitstand.firma.example“ antwortet Leitstand nicht. Soll er hierher führen, bitte ALLOWED_HOSTS=alt.firma.example,leitstand.firma.example setzen.',
  );
  expect(hostRefusal('<script>', here)).not.toContain('script');
});

test('names of the setting are answered beside the own ones, wherever it listens', () => {
  for (const host of ['127.0.0.1', '0.0.0.0']) {
    const settings = { host, allowedHosts: ['leitstand.firma.example', '*.innen.example'] };
    for (const name of ['leitstand.firma.example', 'a.innen.example:8443', 'localhost'])
      expect([host, name, isAnswered(name, settings)]).toEqual([host, name, true]);
    for (const name of ['boese.example', 'innen.example', 'leitstand.firma.example.boese.example'])
      expect([host, name, isAnswered(name, settings)]).toEqual([host, name, false]);
  }
});

test('listening for others without the setting, any name is answered', () => {
  expect(isAnswered('irgendwie.example', { host: '0.0.0.0', allowedHosts: null })).toBe(true);
});
