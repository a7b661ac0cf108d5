import { checkDriverLock } from '../contract/driverChange.ts';
import { absenceFindings } from './absences.ts';
import { clashesWith } from './clashes.ts';
import type { DriverFacts, ContractFacts, PlateUse, TravelTime } from './facts.ts';
import { inOrder, type Finding } from './finding.ts';
import { alreadyDriven, bundleFindings, mailFindings, contractStateFindings } from './contractState.ts';
import { minijobFindings } from './minijob.ts';
import { paperFindings } from './papers.ts';
import { plateFindings } from './plates.ts';
import { loadOf, workTimeFindings } from './workTime.ts';

/** What is known around the contracts beside the driver himself. */
export interface Surroundings {
  readonly travelTime: TravelTime;
  /** Rides of those days with the red plates that the contracts need. */
  readonly plateUses: readonly PlateUse[];
}

type Findings = readonly Finding[];

/** Everything that is to be known before these contracts go to the driver: blocks first, then warnings, then hints. */
export function preflight(contracts: readonly ContractFacts[], driver: DriverFacts, around: Surroundings): Findings {
  return preflightOf(contracts, around)(driver);
}

/** The same for many drivers: what the contracts say among themselves is worked out once for all of them. */
export function preflightOf(
  contracts: readonly ContractFacts[],
  around: Surroundings,
): (driver: DriverFacts) => Findings {
  const ofContracts = contracts.map((contract) => ({ contract, found: contractStateFindings(contract) }));
  const groups = new Map<string, Group>();
  const groupOf = (changed: readonly ContractFacts[]): Group => {
    const key = changed.map((it) => it.iri).join(' ');
    const group = groups.get(key) ?? grouped(changed, around);
    groups.set(key, group);
    return group;
  };
  return (driver) => {
    const states = ofContracts.map(({ contract, found }) => ({
      contract,
      found: contract.driver === driver.iri ? [alreadyDriven(contract, driver)] : found,
    }));
    const { changed, iris, clashes, shared } = groupOf(
      states.filter(({ found }) => found.every((it) => !it.leavesOut)).map(({ contract }) => contract),
    );
    const known = driver.rides.filter((ride) => !iris.has(ride.iri));
    const load = loadOf([...known, ...changed]);
    const perContract = changed.flatMap((contract, at) => [
      ...clashesWith(contract, known, around.travelTime),
      ...(clashes[at] ?? []),
      ...workTimeFindings(contract, driver, load),
      ...absenceFindings(contract, driver),
      ...paperFindings(contract, driver),
      ...plateFindings(contract, driver, around.plateUses),
    ]);
    const ofDriver = [...driverFindings(driver), ...minijobFindings(changed, contracts, driver)];
    return inOrder(once([...ofDriver, ...states.flatMap((it) => it.found), ...perContract, ...shared]));
  };
}

/** Contracts that a driver would get together, and what is the same whoever he is. */
interface Group {
  readonly changed: readonly ContractFacts[];
  readonly iris: ReadonlySet<string>;
  /** For each of them, its clashes with those that come after it. */
  readonly clashes: readonly Findings[];
  readonly shared: Findings;
}

function grouped(changed: readonly ContractFacts[], { travelTime }: Surroundings): Group {
  const clashes = changed.map((contract, at) => clashesWith(contract, changed.slice(at + 1), travelTime));
  return {
    changed,
    iris: new Set(changed.map((it) => it.iri)),
    clashes,
    shared: [...bundleFindings(changed), ...mailFindings(changed)],
  };
}

function driverFindings(driver: DriverFacts): readonly Finding[] {
  const { code, active, appAccess } = driver;
  const lock = checkDriverLock(driver);
  const locked: readonly Finding[] =
    lock.verdict === 'refused'
      ? [{ id: 'locked', kind: 'block', short: 'gesperrt', title: 'Dispositionssperre', text: lock.reason }]
      : [];
  const inactive: readonly Finding[] = active
    ? []
    : [
        {
          id: 'inactive',
          kind: 'warn',
          short: 'nicht aktiv',
          needsReason: true,
          title: `${code} ist nicht aktiv`,
          text: 'Der Fahrer ist noch nicht oder nicht mehr freigeschaltet.',
        },
      ];
  const app: readonly Finding[] = appAccess
    ? []
    : [
        {
          id: 'app',
          kind: 'info',
          title: `${code} hat keinen App-Zugang`,
          text: 'Der Auftrag erscheint in keiner App. Der Fahrer erfährt davon nur durch die E-Mail.',
        },
      ];
  return [...locked, ...inactive, ...app];
}

/** Several contracts of one day say the same about its length once. */
function once(findings: Findings): Findings {
  return [...new Map(findings.map((it) => [it.id, it])).values()];
}
