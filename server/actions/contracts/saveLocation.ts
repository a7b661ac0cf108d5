import { sql } from 'drizzle-orm';
import { address } from '../../../src/domain/address/address.ts';
import type { contract } from '../../../src/domain/contract/contract.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import type { StoredOf } from '../../../src/domain/define/row.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Completed, Intent, Scope } from '../../write/behaviour.ts';

type StoredContract = StoredOf<typeof contract>;
type Place = StoredContract['pickupLocation'];
type People = Omit<Place, 'firma' | 'strasse' | 'hausnr' | 'plz' | 'ort' | 'saveLocation'>;

/**
 * An end that is to be kept becomes an address of the stock, for this customer to use again; the contract then refers
 * to it (document 1, `saveLocation`).
 */
export async function completeSavedLocations(
  { kind, after }: Intent<typeof contract>,
  scope: Scope,
): Promise<Completed<typeof contract>> {
  if (kind === 'delete') return {};
  const pickup = await savedEnd(after.pickupLocation, after, scope);
  const delivery = await savedEnd(after.deliveryLocation, after, scope);
  return {
    ...(pickup && { pickupLocation: pickup.location, pickupAddress: pickup.address }),
    ...(delivery && { deliveryLocation: delivery.location, deliveryAddress: delivery.address }),
  };
}

async function savedEnd(
  place: Place,
  { contractClientAddress: customer }: StoredContract,
  scope: Scope,
): Promise<{ location: Place; address: string } | undefined> {
  if (!place.saveLocation) return undefined;
  const { firma, strasse, hausnr, plz, ort, saveLocation: _wish, ...people } = place;
  const known = await sameAddress(place, customer, scope);
  if (known !== undefined) await shareAddress(known, { customer, people }, scope);
  const erlaubtekunden = customer === null ? [] : [customer];
  const iri =
    known ??
    iriOf(
      'addresses',
      (await scope.make(address, { firma, street: strasse, hausnr, plz, city: ort, erlaubtekunden, ...people })).id,
    );
  return { location: { ...place, saveLocation: false }, address: iri };
}

/**
 * The same firm at the same door is one address, so that the stock does not fill with twins; one that this customer may
 * use already comes first.
 */
async function sameAddress(
  { firma, strasse, hausnr, plz, ort }: Place,
  customer: string | null,
  { client }: Scope,
): Promise<string | undefined> {
  const own = customer === null ? null : (idOf('customers', customer) ?? null);
  const [row] = await rowsOf<{ id: number }>(
    client,
    sql`select id from addresses where firma is not distinct from ${firma} and street is not distinct from ${strasse} and hausnr is not distinct from ${hausnr}
        and plz is not distinct from ${plz} and city is not distinct from ${ort}
        order by (${own}::bigint = any(erlaubtekunden)) is true desc, cardinality(erlaubtekunden), id limit 1`,
  );
  return row && iriOf('addresses', row.id);
}

/**
 * The customer may use an address found again; its people are brought up to date unless other customers rely on them.
 */
async function shareAddress(
  iri: string,
  { customer, people }: { customer: string | null; people: People },
  scope: Scope,
): Promise<void> {
  const allowed = (await scope.look(address, iri))?.erlaubtekunden ?? [];
  const isShared = allowed.some((it) => it !== customer);
  if (!isShared)
    await scope.change(address, iri, Object.fromEntries(Object.entries(people).filter(([, value]) => value !== null)));
  else if (customer !== null && !allowed.includes(customer))
    await scope.change(address, iri, { erlaubtekunden: [...allowed, customer] });
}
