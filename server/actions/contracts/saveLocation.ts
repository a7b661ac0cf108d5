import { sql } from 'drizzle-orm';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Intent, Scope } from '../behaviour.ts';

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
  const known = await sameAddress(place, scope);
  const address = known ?? iriOf('addresses', (await scope.make('addresses', { firma, street: strasse, hausnr, plz, city: ort, erlaubtekunden: [after.contractClientAddress].filter(Boolean), ...people })).id);
  if (known !== undefined) await scope.change(known, Object.fromEntries(Object.entries(people).filter(([, value]) => value !== null)));
  return { [`${side}Location`]: { ...place, saveLocation: false }, [`${side}Address`]: address };
}

/** The same firm at the same door is one address, so that the stock does not fill with twins; its people are brought up to date. */
async function sameAddress({ firma, strasse, hausnr, plz, ort }: Place, { client }: Scope): Promise<string | undefined> {
  const [row] = await rowsOf<{ id: number }>(
    client,
    sql`select id from addresses where firma is not distinct from ${firma} and street is not distinct from ${strasse} and hausnr is not distinct from ${hausnr}
        and plz is not distinct from ${plz} and city is not distinct from ${ort} order by id limit 1`,
  );
  return row && iriOf('addresses', row.id);
}

function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null;
}
