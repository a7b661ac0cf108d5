import { expect, test } from 'vitest';
import { iriOf } from '../../src/domain/define/resource.ts';
import { leitstand } from '../harness/leitstand.ts';
import { shows } from '../specification/shows.ts';

const { as, given } = await leitstand();
const admin = await as('admin');

/** The fields of document 2, section 3, and what a new record of each says by itself. */
const entities: Readonly<Record<string, { readonly fields: readonly string[]; readonly given: object }>> = {
  disposition_locks: { fields: ['datum', 'active'], given: { datum: '2027-03-01' } },
  notifications: { fields: ['user', 'createdAtFormatted', 'title', 'body'], given: { title: 'Hinweis', body: 'Text' } },
  news: {
    fields: [
      'title',
      'content',
      'showInFahrerportal',
      'showInKundenportal',
      'showInApp',
      'showForEmployees',
      'createdAt',
      'isSend',
      'entityId',
    ],
    given: { title: 'Sperrung', content: '<p>Ab Montag</p>' },
  },
  roles: { fields: ['name', 'description'], given: { name: 'rolle-neu' } },
  user_groups: { fields: ['name', 'slug', 'description'], given: { name: 'Gruppe neu', slug: 'gruppe-neu' } },
  emails: {
    fields: ['name', 'betreff', 'absenderemail', 'absendername', 'text', 'betreffupdate', 'textupdate'],
    given: { name: 'Eigene Vorlage', betreff: 'Betreff' },
  },
  logs: { fields: ['createdAt', 'type', 'level', 'message', 'data', 'user'], given: { message: 'Meldung' } },
  mail_logs: { fields: ['createdAt', 'subject', 'recipients', 'status', 'error'], given: { subject: 'Betreff' } },
};

test.each(Object.entries(entities))(
  'a record of %s answers with every field of the specification',
  async (path, it) => {
    shows('D2 §3 Disposition lock');
    const owner =
      path === 'notifications' ? { user: iriOf('users', (await admin.get('/api/users/me')).body.userId) } : {};
    const { iri } = await given.record(path, { ...it.given, ...owner });
    const { status, body } = await admin.get(iri);
    expect([status, it.fields.filter((name) => !(name in body))]).toEqual([200, []]);
  },
);

test('a Sperrtag holds from the first, news are not sent, and a group keeps its key', async () => {
  shows('D2 §3 Disposition lock');
  const lock = await admin.post('/api/disposition_locks', { datum: '2027-03-02' });
  expect(lock.body).toMatchObject({ datum: '2027-03-02', active: true });
  const news = await admin.post('/api/news', { title: 'Titel', content: '<p>Text</p>' });
  expect(news.body).toMatchObject({ isSend: false, showInApp: false, showForEmployees: false });
  const group = await admin.post('/api/user_groups', { name: 'Lager', slug: 'lager' });
  const moved = await admin.patch(group.body['@id'], { slug: 'anders' });
  expect([moved.status, moved.body.violations?.[0].propertyPath]).toEqual([422, 'slug']);
});
