import { sql } from 'drizzle-orm';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Intent, Scope } from '../../write/behaviour.ts';

type Place = Readonly<Record<string, unknown>>;

/** An end that is to be kept becomes an address of the stock, for this customer to use again; the order then refers to it (document 1, `saveLocation`). */
export async function completeSavedLocations({ kind, after }: Intent, scope: Scope): Promise<Record<string, unknown>> {
  if (kind === 'delete') return {};
  const pickup = await savedEnd('pickup', after, scope);
  return { ...pickup, ...(await savedEnd('delivery', after, scope)) };
}

async function savedEnd(side: 'pickup' | 'delivery', after: Readonly<Record<string, unknown>>, scope: Scope): Promise<Record<string, unknown>> {
  const place = after[`${side}Location`];
  if (!isPlace(place) || place.saveLocation !== true) return {};
  const { firma, strasse, hausnr, plz, ort, saveLocation: _wish, ...people } = place;
  const customer = typeof after.contractClientAddress === 'string' ? after.contractClientAddress : null;
  const known = await sameAddress(place, customer, scope);
  if (known !== undefined) await shareAddress(known, { customer, people }, scope);
  const address = known ?? iriOf('addresses', (await scope.make('addresses', { firma, street: strasse, hausnr, plz, city: ort, erlaubtekunden: customer === null ? [] : [customer], ...people })).id);
  return { [`${side}Location`]: { ...place, saveLocation: false }, [`${side}Address`]: address };
}

/** The same firm at the same door is one address, so that the stock does not fill with twins; one that this customer may use already comes first. */
async function sameAddress({ firma, strasse, hausnr, plz, ort }: Place, customer: string | null, { client }: Scope): Promise<string | undefined> {
  const own = customer === null ? null : (idOf('customers', customer) ?? null);
  const [row] = await rowsOf<{ id: number }>(
    client,
    sql`select id from addresses where firma is not distinct from ${firma} and street is not distinct from ${strasse} and hausnr is not distinct from ${hausnr}
        and plz is not distinct from ${plz} and city is not distinct from ${ort}
        order by (${own}::bigint = any(erlaubtekunden)) is true desc, cardinality(erlaubtekunden), id limit 1`,
  );
  return row && iriOf('addresses', row.id);
}

/** The customer may use an address found again; its people are brought up to date unless other customers rely on them. */
async function shareAddress(address: string, { customer, people }: { customer: string | null; people: Place }, scope: Scope): Promise<void> {
  const allowed = (await scope.look(address))?.erlaubtekunden as readonly string[] | undefined ?? [];
  const isShared = allowed.some((it) => it !== customer);
  if (!isShared) await scope.change(address, Object.fromEntries(Object.entries(people).filter(([, value]) => value !== null)));
  else if (customer !== null && !allowed.includes(customer)) await scope.change(address, { erlaubtekunden: [...allowed, customer] });
}

function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null;
}
