import { labelOf } from '../choices/choices.ts';
import { rimTypes } from '../choices/rimTypes.ts';
import { tyreTypes } from '../choices/tyreTypes.ts';
import type { contract } from '../contract/contract.ts';
import type { SomeOf } from '../define/row.ts';
import { formatAmount, sumAmounts } from '../money/amount.ts';
import { formatCount } from '../number/formatCount.ts';
import { drivenKm } from './mileage.ts';
import type { OpenPoint } from './openPoints.ts';
import type { protocol } from './protocol.ts';

type Protocol = SomeOf<
  typeof protocol,
  | 'images'
  | 'expenses'
  | 'waitings'
  | 'mileageOnSubmit'
  | 'mileageOnReceive'
  | 'carKeys'
  | 'licensePlateFinChecked'
  | 'licensePlateFinCheckResult'
  | 'inspectionDate'
  | 'tireType'
  | 'rimType'
  | 'receiverSignature'
>;
type Contract = SomeOf<typeof contract, 'googleKm'>;
type Facts = { readonly contract?: Contract | undefined; readonly open: readonly OpenPoint[] };

/** What nobody has to look at in a protocol, each in a few words: the other half of its open points. */
export function finePoints(it: Protocol, { contract, open }: Facts): readonly string[] {
  const isFine = (field: string) => !open.some(({ path }) => path === field || path.startsWith(`${field}.`));
  const isSigned = ['driverSignature', 'submitterSignature', 'receiverSignature'].every(isFine);
  const driven = drivenKm(it);
  const [expenses, waitings] = [it.expenses ?? [], it.waitings ?? []];
  const minutes = waitings.reduce((sum, { minutes: some }) => sum + (some ?? 0), 0);
  const plan = typeof contract?.googleKm === 'number' ? `, Plan ${formatCount(Math.round(contract.googleKm))}` : '';
  const isChecked = it.licensePlateFinChecked === true || it.licensePlateFinCheckResult === 'VALID';
  const tyres = [labelOf(tyreTypes, it.tireType), labelOf(rimTypes, it.rimType)].filter(Boolean).join(', ');
  const lines: readonly (readonly [boolean, string])[] = [
    [isSigned, 'Unterschriften vollständig'],
    [(it.images ?? []).length > 0 && isFine('images'), 'Pflichtbilder vollständig'],
    [isChecked && isFine('licensePlateFinCheckResult'), 'FIN und Kennzeichen geprüft'],
    [driven !== null && isFine('mileageOnReceive'), `${formatCount(driven ?? 0)} km gefahren${plan}`],
    [typeof it.carKeys === 'number' && isFine('carKeys'), `${String(it.carKeys)} Schlüssel`],
    [expenses.length === 0, 'Auslagen keine'],
    [
      expenses.length > 0 && isFine('expenses'),
      `Auslagen ${String(expenses.length)}, ${formatAmount(sumAmounts(expenses.map(({ amount }) => amount)))} EUR`,
    ],
    [Boolean(it.inspectionDate) && isFine('inspectionDateAccepted'), `HU ${monthOf(it.inspectionDate)}`],
    [tyres !== '', `Bereifung ${tyres}`],
    [waitings.length === 0, 'Wartezeit keine'],
    [waitings.length > 0 && isFine('waitings'), `Wartezeit ${String(minutes)} min, freigegeben`],
    [it.receiverSignature?.driversLicenseClassBAllowed === true, 'Führerschein Empfänger'],
  ];
  return lines.flatMap(([isShown, text]) => (isShown ? [text] : []));
}

/** "03/2028" */
function monthOf(day: string | null | undefined): string {
  const [year = '', month = ''] = (day ?? '').split('-');
  return `${month}/${year}`;
}
