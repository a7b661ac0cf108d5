import type { SomeOf } from '../define/row.ts';
import { allowed, ask, refused, type Verdict } from '../define/verdict.ts';
import { allOf } from '../question/allOf.ts';
import { confirmText } from '../question/confirmText.ts';
import { formatDate } from '../time/formatDay.ts';
import { workingDaysFrom } from '../time/workingDays.ts';
import type { contract } from './contract.ts';
import { isTouched } from './touched.ts';
import { checkBundleCancel, checkBundleDriver } from './bundleQuestion.ts';

type Dates = SomeOf<typeof contract, 'datum' | 'bringdatum'>;

/** What the questions before saving a contract look at. */
export type ContractToSave = Dates &
  SomeOf<
    typeof contract,
    'auftragsnummer' | 'flexContract' | 'vorholung' | 'driver' | 'isStorniert' | 'hasAvis' | 'createAvis'
  >;

/** The fields at which a save is refused, and what is ticked in its questions. */
type SaveVerdict = Verdict<'flexContract' | 'bringdatum', 'createAvis' | 'deactivateBundle'>;

const neededWorkingDays = 2;

/** What is known of the contract as it was before the save. */
export type SavedContract = SomeOf<typeof contract, 'driver' | 'isStorniert'> & {
  /** The contract until now, null for a new one. */
  readonly saved?: ContractToSave | null;
  readonly bundle?: string | null;
};

/**
 * Everything that is refused or asked when a contract is saved (document 1, section 5), in one verdict; each of the
 * change that brings it about.
 */
export function checkContractSave(contract: ContractToSave, before: SavedContract): SaveVerdict {
  const { saved = null } = before;
  const asked = questions.filter(({ of }) => isTouched(of, saved, contract)).map(({ check }) => check(contract));
  return allOf([...asked, checkBundlePart(contract, before)]);
}

/** A flex contract must not have a driver, because its day is not fixed yet. */
export function checkFlexDriver({ flexContract, driver }: ContractToSave): Verdict<'flexContract'> {
  return flexContract && driver ? refused(confirmText('flexDriver'), 'flexContract') : allowed;
}

/** A flex contract with Vorholung needs at least two working days between pickup and delivery (R70). */
export function checkFlexVorholung({
  flexContract,
  vorholung,
  datum,
  bringdatum,
}: ContractToSave): Verdict<'bringdatum'> {
  if (!flexContract || !vorholung || !datum || !bringdatum) return allowed;
  return workingDaysFrom(datum, bringdatum) < neededWorkingDays
    ? refused(confirmText('flexVorholung'), 'bringdatum')
    : allowed;
}

/** Vorholung means that the vehicle is fetched before the delivery day, so the same day is asked about. */
export function checkVorholungSameDay(contract: ContractToSave): Verdict {
  return contract.vorholung && isSameDay(contract)
    ? ask(confirmText('vorholungSameDay', { date: formatDate(contract.datum) }))
    : allowed;
}

/** A flex contract spans several days, so the same day is asked about. */
export function checkFlexSameDay(contract: ContractToSave): Verdict {
  return contract.flexContract && isSameDay(contract)
    ? ask(confirmText('flexSameDay', { date: formatDate(contract.datum) }))
    : allowed;
}

/** A flex contract without avis is offered one, because somebody has to arrange its day. */
export function checkFlexAvis({ flexContract, hasAvis, createAvis }: ContractToSave): Verdict<never, 'createAvis'> {
  if (!flexContract || hasAvis || createAvis) return allowed;
  return ask(confirmText('flexCreateAvis'), {
    options: [{ key: 'createAvis', label: 'Avisierung anlegen', preset: true }],
  });
}

const questions: readonly {
  readonly of: readonly (keyof ContractToSave)[];
  readonly check: (contract: ContractToSave) => SaveVerdict;
}[] = [
  { of: ['flexContract', 'driver'], check: checkFlexDriver },
  { of: ['flexContract', 'vorholung', 'datum', 'bringdatum'], check: checkFlexVorholung },
  { of: ['vorholung', 'datum', 'bringdatum'], check: checkVorholungSameDay },
  { of: ['flexContract', 'datum', 'bringdatum'], check: checkFlexSameDay },
  { of: ['flexContract', 'hasAvis', 'createAvis'], check: checkFlexAvis },
];

function checkBundlePart(contract: ContractToSave, before: SavedContract): SaveVerdict {
  const part = { auftragsnummer: contract.auftragsnummer ?? '', bundle: before.bundle };
  if (contract.isStorniert && !before.isStorniert) return checkBundleCancel(part);
  return contract.driver && contract.driver !== before.driver ? checkBundleDriver(part) : allowed;
}

function isSameDay({ datum, bringdatum }: Dates): boolean {
  return Boolean(datum) && datum === bringdatum;
}
