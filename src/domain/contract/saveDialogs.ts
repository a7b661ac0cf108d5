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

/** What the questions before saving an order look at. */
export type OrderToSave = Dates &
  SomeOf<
    typeof contract,
    'auftragsnummer' | 'flexContract' | 'vorholung' | 'driver' | 'isStorniert' | 'hasAvis' | 'createAvis'
  >;

const neededWorkingDays = 2;

/** What is known of the order as it was before the save. */
export type SavedOrder = SomeOf<typeof contract, 'driver' | 'isStorniert'> & {
  /** The order until now, null for a new one. */
  readonly saved?: OrderToSave | null;
  readonly bundle?: string | null;
};

/** Everything that is refused or asked when an order is saved (document 1, section 5), in one verdict; each of the change that brings it about. */
export function checkContractSave(order: OrderToSave, before: SavedOrder): Verdict {
  const { saved = null } = before;
  const asked = questions.filter(({ of }) => isTouched(of, saved, order)).map(({ check }) => check(order));
  return allOf([...asked, checkBundlePart(order, before)]);
}

/** A flex order must not have a driver, because its day is not fixed yet. */
export function checkFlexDriver({ flexContract, driver }: OrderToSave): Verdict {
  return flexContract && driver ? refused(confirmText('flexDriver'), 'flexContract') : allowed;
}

/** A flex order with Vorholung needs at least two working days between pickup and delivery (R70). */
export function checkFlexVorholung({ flexContract, vorholung, datum, bringdatum }: OrderToSave): Verdict {
  if (!flexContract || !vorholung || !datum || !bringdatum) return allowed;
  return workingDaysFrom(datum, bringdatum) < neededWorkingDays
    ? refused(confirmText('flexVorholung'), 'bringdatum')
    : allowed;
}

/** Vorholung means that the vehicle is fetched before the delivery day, so the same day is asked about. */
export function checkVorholungSameDay(order: OrderToSave): Verdict {
  return order.vorholung && isSameDay(order)
    ? ask(confirmText('vorholungSameDay', { date: formatDate(order.datum) }))
    : allowed;
}

/** A flex order spans several days, so the same day is asked about. */
export function checkFlexSameDay(order: OrderToSave): Verdict {
  return order.flexContract && isSameDay(order)
    ? ask(confirmText('flexSameDay', { date: formatDate(order.datum) }))
    : allowed;
}

/** A flex order without avis is offered one, because somebody has to arrange its day. */
export function checkFlexAvis({ flexContract, hasAvis, createAvis }: OrderToSave): Verdict {
  if (!flexContract || hasAvis || createAvis) return allowed;
  return ask(confirmText('flexCreateAvis'), {
    options: [{ key: 'createAvis', label: 'Avisierung anlegen', preset: true }],
  });
}

const questions: readonly {
  readonly of: readonly (keyof OrderToSave)[];
  readonly check: (order: OrderToSave) => Verdict;
}[] = [
  { of: ['flexContract', 'driver'], check: checkFlexDriver },
  { of: ['flexContract', 'vorholung', 'datum', 'bringdatum'], check: checkFlexVorholung },
  { of: ['vorholung', 'datum', 'bringdatum'], check: checkVorholungSameDay },
  { of: ['flexContract', 'datum', 'bringdatum'], check: checkFlexSameDay },
  { of: ['flexContract', 'hasAvis', 'createAvis'], check: checkFlexAvis },
];

function checkBundlePart(order: OrderToSave, before: SavedOrder): Verdict {
  const part = { auftragsnummer: order.auftragsnummer ?? '', bundle: before.bundle };
  if (order.isStorniert && !before.isStorniert) return checkBundleCancel(part);
  return order.driver && order.driver !== before.driver ? checkBundleDriver(part) : allowed;
}

function isSameDay({ datum, bringdatum }: Dates): boolean {
  return Boolean(datum) && datum === bringdatum;
}
