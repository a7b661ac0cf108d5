import { z } from 'zod';
import { mayRead } from '../../../src/domain/access/matrix.ts';
import { contract } from '../../../src/domain/contract/contract.ts';
import { idOf } from '../../../src/domain/define/resource.ts';
import type { AnyRow } from '../../../src/domain/define/row.ts';
import { fitnessOf } from '../../../src/domain/preflight/fitness.ts';
import { preflightOf } from '../../../src/domain/preflight/preflight.ts';
import { assessDrivers as declared } from '../../../src/domain/preflight/preflightCall.ts';
import { contractDetails } from '../../../src/domain/contract/contractDetails.ts';
import { resourceOf } from '../../../src/domain/resources.ts';
import { Invalid } from '../../storage/refusals.ts';
import { emptyRecord } from '../../storage/rows.ts';
import { checkedInput } from '../../write/checkedInput.ts';
import { merged } from '../../write/merged.ts';
import { answer } from '../handler.ts';
import { additionalRides } from './additionalRides.ts';
import {
  driverFacts,
  contractFacts,
  contractFields,
  contractsToCheck,
  plateUses,
  estimatedWays,
  type ContractToCheck,
} from './preflightFacts.ts';
import { wrongInput } from '../wrongInput.ts';

const wrong = wrongInput(declared);

const max = 200;
/** Each driver is held against each contract; more pairs would keep the server from other people's work. */
const maxPairs = 2_000;
const tooMany = `Höchstens ${String(max)} Aufträge und ${String(max)} Fahrer und zusammen höchstens ${maxPairs.toLocaleString('de-DE')} Paare.`;

const iris = (path: string) =>
  z.array(z.string().regex(new RegExp(`^/api/${path}/\\d{1,15}$`), 'Kein gültiger Verweis')).max(max, tooMany);
const bodySchema = z.object({
  contracts: iris('contracts').default([]),
  drivers: iris('drivers'),
  /** A contract as it stands in a form, over the first of the contracts or as a new one. */
  order: z.record(z.string(), z.unknown()).optional(),
  /** The rides that follow would get the same driver. */
  withAdditionalRides: z.boolean().default(false),
  /**
   * Whoever lists candidates wants to know how each of them stands; the sentences about ten contracts are a megabyte
   * for 200 drivers.
   */
  withFindings: z.boolean().default(true),
});

/** What speaks for and against each driver for these contracts, before anything is changed. */
export const assessDrivers = answer(declared, {
  read,
  async work(
    { actor, database: { pool } },
    { contracts, drivers, order: contract, withAdditionalRides, withFindings },
  ) {
    const ids = contracts.flatMap((it) => idOf('contracts', it) ?? []);
    const [records, rides] = await Promise.all([
      contractsToCheck(pool, ids),
      withAdditionalRides ? additionalRides(pool, ids).then((found) => contractsToCheck(pool, found)) : [],
    ]);
    const facts = await contractFacts(pool, [...(contract ? [drafted(records[0], contract)] : records), ...rides]);
    const [candidates, uses] = await Promise.all([
      driverFacts(
        pool,
        drivers.flatMap((it) => idOf('drivers', it) ?? []),
        facts,
        { showsPay: mayRead(actor.roles, 'disposition') },
      ),
      plateUses(pool, facts),
    ]);
    const { travelTime, roadKm } = estimatedWays();
    const check = preflightOf(facts, { plateUses: uses, travelTime });
    const members = candidates.map((driver) => {
      const findings = check(driver);
      return {
        driver: driver.iri,
        fitness: fitnessOf(driver, facts, { findings, roadKm }),
        ...(withFindings && { findings }),
      };
    });
    return { members };
  },
});

function read(body: unknown): z.infer<typeof bodySchema> {
  const parsed = bodySchema.safeParse(body ?? {});
  if (!parsed.success)
    throw new Invalid(
      parsed.error.issues.map((it) => ({
        propertyPath: it.path.join('.'),
        message: it.path[0] === 'drivers' && it.code === 'invalid_type' ? 'Bitte die Fahrer nennen.' : it.message,
      })),
    );
  const { contracts, drivers, order: contract } = parsed.data;
  if (contracts.length === 0 && contract === undefined) throw wrong('contracts', 'Bitte die Aufträge nennen.');
  if (contracts.length * drivers.length > maxPairs) throw wrong('contracts', tooMany);
  return parsed.data;
}

/**
 * The contract of a form: what stands there now over what is stored; the driver of before stays the driver of before.
 */
function drafted(stored: ContractToCheck | undefined, draft: AnyRow): ContractToCheck {
  const known = Object.fromEntries(
    contractFields.flatMap((it) =>
      it in draft && it !== 'driver' && contractDetails.fields[it]?.readOnly !== true ? [[it, draft[it]]] : [],
    ),
  );
  const contracts = resourceOf(contract);
  const values = checkedInput(contracts, known, { purpose: 'update' });
  const whole = merged(contracts, stored ?? { ...emptyRecord(contracts), auftragsnummer: 'Neuer Auftrag' }, values);
  // Merging keeps every field of the contract that is stored, or of the empty one.
  return { ...(whole as Omit<ContractToCheck, '@id'>), '@id': stored?.['@id'] ?? '' };
}
