import type { contract } from '../contract/contract.ts';
import type { ChangesOf, SomeOf } from '../define/row.ts';
import { allowed, refused, type Verdict } from '../define/verdict.ts';
import { checkFullVin } from '../vehicle/vin.ts';
import type { protocol } from './protocol.ts';

const findings = [
  'licensePlateFinCheckResult',
  'licensePlateFinCheckNewPlate',
  'licensePlateFinCheckNewFin',
  'licensePlateFinCheckReason',
] as const;
type Finding = SomeOf<typeof protocol, (typeof findings)[number]>;

const isNew = (before: Finding, after: Finding) => findings.some((it) => (before[it] ?? null) !== (after[it] ?? null));

/** Whoever finds another vehicle than the contract speaks of says which, and why (R35). */
export function checkFinding(before: Finding | null, after: Finding): Verdict<keyof Finding> {
  if (after.licensePlateFinCheckResult !== 'INVALID' || !isNew(before ?? {}, after)) return allowed;
  if (!after.licensePlateFinCheckNewPlate && !after.licensePlateFinCheckNewFin)
    return refused('Bitte das neue Kennzeichen oder die neue FIN angeben.', 'licensePlateFinCheckNewPlate');
  const fin = after.licensePlateFinCheckNewFin;
  const whole = fin ? checkFullVin(fin) : allowed;
  if (whole.verdict === 'refused') return refused(whole.reason, 'licensePlateFinCheckNewFin');
  if (!after.licensePlateFinCheckReason)
    return refused('Bitte den Grund der Abweichung angeben.', 'licensePlateFinCheckReason');
  return allowed;
}

/** Whether somebody reports another vehicle with this change, or something else about it than before. */
export function isNewFinding(before: Finding, after: Finding): boolean {
  return after.licensePlateFinCheckResult === 'INVALID' && isNew(before, after);
}

/** What the contract is to say of its vehicle after what was found at the pickup, as far as that differs (R35). */
export function foundVehicle(
  finding: Finding,
  order: SomeOf<typeof contract, 'licensePlate' | 'carFin'>,
): ChangesOf<typeof contract> {
  if (finding.licensePlateFinCheckResult !== 'INVALID') return {};
  const { licensePlateFinCheckNewPlate: plate, licensePlateFinCheckNewFin: fin } = finding;
  return {
    ...(plate && plate !== order.licensePlate && { licensePlate: plate }),
    ...(fin && fin !== order.carFin && { carFin: fin }),
  };
}

type Inspection = SomeOf<typeof protocol, 'inspectionDate' | 'inspectionDateChanged' | 'inspectionDateAccepted'>;

/** An inspection date other than the contract's is marked until somebody has looked at it (R35). */
export function inspectionMarks(
  before: Inspection,
  after: Inspection,
  { tuev }: SomeOf<typeof contract, 'tuev'>,
): Pick<Inspection, 'inspectionDateChanged' | 'inspectionDateAccepted'> {
  if ((before.inspectionDate ?? null) === (after.inspectionDate ?? null)) return {};
  const differs = Boolean(after.inspectionDate) && after.inspectionDate !== (tuev ?? null);
  return { inspectionDateChanged: differs, inspectionDateAccepted: false };
}
