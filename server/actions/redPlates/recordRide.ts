import { sql } from 'drizzle-orm';
import { contract } from '../../../src/domain/contract/contract.ts';
import type { Iri } from '../../../src/domain/define/field.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { driver } from '../../../src/domain/driver/driver.ts';
import { protocol } from '../../../src/domain/protocol/protocol.ts';
import { attentionOf } from '../../../src/domain/redPlate/attention.ts';
import { gapsIn } from '../../../src/domain/redPlate/gaps.ts';
import { redPlateRide, type RedPlateRide } from '../../../src/domain/redPlate/redPlateRide.ts';
import { rideContent, saidByProtocol, stageOf } from '../../../src/domain/redPlate/rideContent.ts';
import { same } from '../../storage/history.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Done, Scope } from '../../write/behaviour.ts';
import { numberFor } from './numberFor.ts';

/** A ride with a red plate stands in the book from its beginning on, and fills by itself (§ 41 FZV). */
export async function keepRedPlateRide(
  { kind, before, after, id }: Done<typeof protocol>,
  scope: Scope,
): Promise<void> {
  if (kind !== 'update' || (after.angemeldet && before.angemeldet)) return;
  if (after.processState === 'UNPROCESSED' && before.processState === 'UNPROCESSED') return;
  if (saidByProtocol.every((it) => same(before[it], after[it]))) return;
  await recordRide(iriOf(protocol.path, id), scope);
}

const ofContract = ['alternativeLicensePlate', 'infoTransferNumberPlate', 'manufacturer', 'carFin', 'driver'] as const;

/** What the contract says of a ride that has begun goes into the book as well. */
export async function followContractInBook(
  { kind, before, after }: Done<typeof contract>,
  scope: Scope,
): Promise<void> {
  if (kind !== 'update' || !after.protocol || ofContract.every((it) => before[it] === after[it])) return;
  const ride = await scope.look(protocol, after.protocol);
  if (ride && !ride.angemeldet && ride.processState !== 'UNPROCESSED') await recordRide(after.protocol, scope);
}

const ofDriver = ['vorname', 'nachname', 'strasse', 'hausnr', 'plz', 'ort', 'gruppe'] as const;

/** Lines of a driver that are still open take what was missing of his name and address. */
export async function followDriverInBook(
  { kind, before, after, id }: Done<typeof driver>,
  scope: Scope,
): Promise<void> {
  if (kind !== 'update' || ofDriver.every((it) => before[it] === after[it])) return;
  const open = await rowsOf<{ protocol: number }>(
    scope.client,
    sql`select protocol from red_plate_rides where driver = ${id} and "frozenAt" is null and not voided order by id`,
  );
  for (const it of open) await recordRide(iriOf(protocol.path, it.protocol), scope);
}

/** Writes the line of a ride as its protocol stands now; false where it is frozen, or the ride needs none. */
export async function recordRide(iri: Iri, scope: Scope): Promise<boolean> {
  const [ride, known] = [await scope.look(protocol, iri), await lineOf(iri, scope)];
  if (!ride || known?.frozenAt) return false;
  const order = await scope.look(contract, ride.contract);
  if (!order) return false;
  const sources = {
    protocol: ride,
    contract: order,
    driver: await scope.look(driver, order.driver),
    known,
    now: scope.now,
  };
  const content = rideContent(sources);
  if (!known && content.voided) return false;
  const corrected = new Set((known?.corrections ?? []).map((it) => it.name));
  const filled = {
    ...content,
    ...Object.fromEntries(
      [...corrected].flatMap((it) => (it && it in content ? [[it, known?.[it as keyof RedPlateRide]]] : [])),
    ),
  } as typeof content;
  const stage = stageOf(ride);
  const missing = content.voided ? [] : gapsIn(filled, stage);
  const overlapsWith = known?.overlapsWith ?? null;
  const line = {
    ...filled,
    ...(await numberFor(filled, known, scope)),
    contract: ride.contract,
    protocol: iri,
    frozenAt: ride.processState === 'CLOSED' ? (ride.closed ?? scope.now.toISOString()) : null,
    missing,
    attention: attentionOf({ voided: content.voided, missing, overlapsWith, stage }),
  };
  if (known) await scope.change(redPlateRide, iriOf(redPlateRide.path, known.id), line);
  else await scope.make(redPlateRide, line);
  return true;
}

async function lineOf(iri: Iri, scope: Scope): Promise<RedPlateRide | undefined> {
  const [row] = await rowsOf<{ id: number }>(
    scope.client,
    sql`select id from red_plate_rides where protocol = ${idOf(protocol.path, iri) ?? 0}`,
  );
  return row && scope.look(redPlateRide, iriOf(redPlateRide.path, row.id));
}
