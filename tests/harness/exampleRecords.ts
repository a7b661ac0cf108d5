import { resourceByPath } from '../../src/domain/resources.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import type { Client } from './client.ts';
import type { TestSystem } from './leitstand.ts';

type Made = { readonly iri: string };

/** One record of each resource, in which as much as possible is filled, made when it is first asked for. */
export function exampleRecords({ given }: TestSystem, admin: Client): (resource: Resource) => Promise<Made> {
  const records = new Map<string, Promise<Made>>();
  const example = ({ path, entryOf, fields }: Resource): Promise<Made> => {
    const known = records.get(path) ?? (entryOf ? madeIn(path, fields[entryOf.field]?.to ?? '', entryOf) : made(path));
    records.set(path, known);
    return known;
  };

  /** An entry of a record. */
  async function madeIn(
    path: string,
    owner: string,
    { field, lists }: NonNullable<Resource['entryOf']>,
  ): Promise<Made> {
    const { iri } = await example(resourceByPath(owner) as Resource);
    return given.record(path, { [field]: iri, ...(lists.length > 1 && { list: lists[0] }) });
  }

  /** A record in which as much as possible is filled. */
  async function made(path: string): Promise<Made> {
    if (path === 'notifications')
      return given.record(path, {
        user: `/api/users/${String((await admin.get('/api/users/me')).body.userId)}`,
        title: 'Hinweis',
        entityType: 'Contract',
        entityId: 1,
        data: { tief: { drin: 1 } },
      });
    if (path === 'address_mails')
      return given.record(path, { customer: (await given.customer()).iri, mailAddress: 'tor@example.de' });
    if (path === 'contracts')
      return given.contract({
        driver: (await given.driver()).iri,
        zubehoerArray: [(await given.record('accessories', { name: 'Fußmatten' })).iri],
        customData: { eigenes: 'Feld' },
        pickupContacts: [{ name: 'Karla', phone: '1', email: null }],
      });
    if (path === 'bundles')
      return given.record(path, {
        contracts: [(await given.contract()).iri, (await given.contract()).iri],
      });
    if (path === 'bundle_contracts')
      return given.record(path, {
        bundle: (
          await given.record('bundles', {
            contracts: [(await given.contract()).iri, (await given.contract()).iri],
          })
        ).iri,
        contract: (await given.contract()).iri,
      });
    if (path === 'api_keys') return given.record(path, { name: 'Kundenportal', roles: ['leitstand_dispo'] });
    // A hold stands on exactly one thing.
    if (path === 'retention_holds') return given.record(path, { taxYear: 2026 });
    if (path === 'list_views')
      return given.record(path, {
        name: 'Offene',
        path: 'contracts',
        list: 'contracts',
        filter: { driver: ['none'] },
      });
    return given.record(path);
  }
  return example;
}
