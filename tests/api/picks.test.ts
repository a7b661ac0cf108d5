import { expect, test } from 'vitest';
import { staffRoles } from '../../src/domain/access/roles.ts';
import { anyRecords, definition } from '../harness/anyRecords.ts';
import { opened, picks } from '../harness/whoMayWhat.ts';
import { shows } from '../specification/shows.ts';

const { system, given } = await anyRecords();
const examples = new Map<string, string>();

test.for(staffRoles)(
  '%s who only picks gets the pick fields of what its forms refer to, in record and list, and no history',
  async (role) => {
    shows('D0 API pick lists narrower');
    const client = await system.as(role);
    for (const path of picks[role]) {
      const resource = definition(path);
      const iri = examples.get(path) ?? (await given(path));
      examples.set(path, iri);
      const allowed = new Set([
        '@context',
        '@id',
        '@type',
        'id',
        'version',
        'createdAt',
        'updatedAt',
        ...resource.pick,
      ]);
      const item = await client.get(iri);
      const list = await client.get(`/api/${resource.path}?itemsPerPage=5`);
      const asked = await client.get(
        `/api/${resource.path}?itemsPerPage=5&properties[]=${Object.keys(resource.fields).find((it) => !allowed.has(it)) ?? 'id'}`,
      );
      expect([resource.path, item.status, list.status]).toEqual([resource.path, 200, 200]);
      for (const record of [item.body, ...list.body['hydra:member'], ...asked.body['hydra:member']])
        expect([resource.path, Object.keys(record).filter((it) => !allowed.has(it))]).toEqual([resource.path, []]);
      // Where some records are open to them, the history of any other is as good as not there.
      const refused = opened[path]?.to.includes(role) ? 404 : 403;
      expect([resource.path, (await client.get(`${iri}/logs`)).status]).toEqual([resource.path, refused]);
    }
  },
);
