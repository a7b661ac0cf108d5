import { formatDate } from '../../time/formatDay.ts';
import type { Finding, ImportFormat, RowContent, ImportedPlace, ReadRow } from './importedRow.ts';
import { withoutMain } from './readAtr.ts';

/** A contract that is there already, as far as importing looks at it. */
export type KnownContract = {
  readonly iri: string;
  readonly auftragsnummer: string;
  readonly isStorniert: boolean;
  /** How far its ride is; null for a contract without protocol. */
  readonly processState: string | null;
  readonly content: RowContent;
};
/** What is in stock: the contract that a row speaks of, what a row may follow, and such as may be the same ride. */
export type Stock = {
  readonly format: ImportFormat;
  readonly contractOf: (row: ReadRow) => KnownContract | undefined;
  /** Whether there is an order of this number, or a row that is still to become one. */
  readonly hasNumber: (number: string) => boolean;
  readonly alike: (content: RowContent) => KnownContract | undefined;
};
export type Difference = {
  readonly field: string;
  readonly before: unknown;
  readonly after: unknown;
};
export type ImportEffect = 'CREATE' | 'EDIT' | 'CANCEL' | 'UNCHANGED' | 'DOUBLE' | 'FAULTY';

/** What is to become of a row. */
export type RecognisedRow = ReadRow & {
  readonly effect: ImportEffect;
  readonly confirm: boolean;
  readonly contract: string | null;
  readonly contractNumber: string | null;
  readonly differences: readonly Difference[];
  /** The ride has begun: nothing is done to it unless somebody says so. */
  readonly isBegun: boolean;
};

const untouched: readonly (string | null)[] = [null, 'UNPROCESSED'];
const begun = 'STARTED';

/** The driver is on his way to the vehicle. */
export function hasBegun(processState: string | null): boolean {
  return processState === begun;
}

/** The vehicle is with the driver, or further. */
export function isPickedUp(processState: string | null): boolean {
  return !untouched.includes(processState) && !hasBegun(processState);
}

/** Compares what was read with what is there (R50). */
export function recognise(contracts: readonly ReadRow[], stock: Stock): readonly RecognisedRow[] {
  const inFile = new Set(contracts.map((it) => it.number));
  return contracts.map((it) => recogniseOne(withConnection(it, { inFile, stock }), stock));
}

function withConnection(it: ReadRow, { inFile, stock }: { inFile: ReadonlySet<string>; stock: Stock }): ReadRow {
  if (it.follows === null || inFile.has(it.follows) || stock.hasNumber(it.follows)) return it;
  const text = `Der Anschluss „${it.follows}“ wurde weder in der Datei noch im Bestand gefunden.`;
  const lost = stock.format === 'ATR' ? withoutMain(it.number) : { column: 'Anschluss zu', text, isHint: false };
  return { ...it, findings: [...it.findings, lost] };
}

function recogniseOne(it: ReadRow, { contractOf, alike }: Stock): RecognisedRow {
  const known = contractOf(it);
  const found = { contract: known?.iri ?? null, contractNumber: known?.auftragsnummer ?? null };
  const end = (
    effect: ImportEffect,
    { confirm = false, differences = [], isBegun = false, more = [] }: Partial<Ending> = {},
  ): RecognisedRow => ({ ...it, ...found, effect, confirm, differences, isBegun, findings: [...it.findings, ...more] });
  const refuse = (text: string) => end('FAULTY', { more: [{ column: 'Vorgang', text, isHint: false }] });
  const hint = (text: string): Finding => ({ column: 'Vorgang', text, isHint: true });

  const isFaulty = it.findings.some((finding) => !finding.isHint);
  if (it.action !== 'NEU' && !known && it.number !== '') {
    const what = it.action === 'ÄNDERUNG' ? 'geändert' : 'storniert';
    return refuse(`Zu „${it.number}“ gibt es keinen Auftrag, der ${what} werden könnte.`);
  }
  if (isFaulty) return end('FAULTY');
  if (!known) {
    const twin = alike(it.content);
    if (!twin) return end('CREATE', { confirm: true });
    return {
      ...end('DOUBLE', { more: [hint(`Möglicher doppelter Auftrag zu ${twin.auftragsnummer}`)] }),
      contractNumber: twin.auftragsnummer,
    };
  }
  if (it.action === 'STORNO') {
    if (known.isStorniert) return end('UNCHANGED', { more: [hint('Schon storniert, übersprungen')] });
    if (!isPickedUp(known.processState)) return end('CANCEL', { confirm: true });
    return end('CANCEL', { isBegun: true, more: [hint(pickedUpQuestion)] });
  }
  const differences = differencesOf(known.content, it.content);
  if (differences.length === 0) return end('UNCHANGED', { more: [hint('Unverändert, übersprungen')] });
  if (isPickedUp(known.processState)) return refuse(pickedUpText(known.auftragsnummer));
  if (!hasBegun(known.processState)) return end('EDIT', { confirm: true, differences });
  return end('EDIT', { differences, isBegun: true, more: [hint(begunText(known.auftragsnummer))] });
}
type Ending = {
  readonly confirm: boolean;
  readonly differences: readonly Difference[];
  readonly isBegun: boolean;
  readonly more: readonly Finding[];
};

/** What is asked before a ride that is under way is cancelled (R5). */
export const pickedUpQuestion = 'Das Fahrzeug ist bereits abgeholt. Trotzdem stornieren?';

export function begunText(auftragsnummer: string): string {
  return `Auftrag ${auftragsnummer} ist bereits begonnen; die Änderung braucht eine Bestätigung.`;
}

export function pickedUpText(auftragsnummer: string): string {
  return `Auftrag ${auftragsnummer} ist bereits abgeholt und kann nicht mehr geändert werden.`;
}

/** Where a file says something else than what is there; what it leaves out stays as it is. */
export function differencesOf(before: RowContent, after: RowContent): readonly Difference[] {
  const [was, is] = [flat(before), flat(after)];
  return Object.entries(is).flatMap(([field, value]) => {
    const isSaid = value !== null && value !== '' && !(Array.isArray(value) && value.length === 0);
    return isSaid && comparable(was[field]) !== comparable(value)
      ? [{ field, before: was[field] ?? null, after: value }]
      : [];
  });
}

/** What is not asked of contracts that are there: how they were to be made. */
export const onlyNew: readonly string[] = ['createAvis', 'flexContract', 'contractType'];

function flat(content: RowContent): Readonly<Record<string, unknown>> {
  const { pickupLocation, deliveryLocation, ...rest } = content;
  const parts = (at: string, place: ImportedPlace) =>
    Object.entries(place).map(([part, value]): [string, unknown] => [`${at}.${part}`, value]);
  return Object.fromEntries([
    ...Object.entries(rest).filter(([field]) => !onlyNew.includes(field)),
    ...parts('pickupLocation', pickupLocation),
    ...parts('deliveryLocation', deliveryLocation),
  ]);
}

function comparable(value: unknown): string {
  if (Array.isArray(value)) return value.toSorted().join(';').toLowerCase();
  return typeof value === 'string' ? value.trim() : JSON.stringify(value ?? null);
}

/** What hints and refusals say, with the line that the sender knows. */
export function findingText({ row }: Pick<ReadRow, 'row'>, { text }: Finding): string {
  return `Zeile ${String(row)}: ${text}`;
}

/** What a declined order that is sent again is told. */
export function declinedHint(day: string): string {
  return `wurde am ${formatDate(day)} abgelehnt`;
}
