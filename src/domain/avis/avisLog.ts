import { avisCoordinations } from './choices/avisCoordinations.ts';
import { contractTypes } from '../choices/contractTypes.ts';
import { labelOf } from '../choices/choices.ts';
import { parkingMailStates } from './choices/parkingMailStates.ts';
import type { SomeOf } from '../define/row.ts';
import { formatDate } from '../time/formatDay.ts';
import { windowText, type Appointment } from './appointment.ts';
import { contactMailStates } from './avisChoices.ts';
import { contactMailOf } from './contactMails.ts';
import type { contractAvis } from './contractAvis.ts';
import { parkingState } from './parkingInfo.ts';

export type LoggedAvis = Appointment &
  SomeOf<
    typeof contractAvis,
    | 'status'
    | 'color'
    | 'note'
    | 'additionalNote'
    | 'importantNote'
    | 'coordination'
    | 'contractType'
    | 'isStorniert'
    | 'aspMailSend'
    | 'contactMails'
    | 'parkingSpace'
    | 'parkingSpaceMailAddress'
    | 'parkingSpaceNotificationScheduled'
    | 'parkingSpaceNotified'
  >;
type Turn = { readonly from: string | null; readonly to: string | null };
/** What the log says of one change, besides who made it and when. */
export type AvisLogEntry = {
  readonly userNotes: string | null;
  readonly note: string | null;
  readonly systemLogs: string | null;
  readonly fields: { readonly note: Turn; readonly color: Turn; readonly status: Turn };
};
/** What was said with a change, and what else happened along with it. */
type Besides = { readonly userNotes: string | null; readonly lines: readonly string[] };

/** The log entry of a change; none where nothing changed that anybody would look for later. */
export function avisLogEntry(
  before: LoggedAvis,
  after: LoggedAvis,
  { userNotes, lines }: Besides,
): AvisLogEntry | null {
  const fields = {
    note: turn(before, after, 'note'),
    color: turn(before, after, 'color'),
    status: turn(before, after, 'status'),
  };
  const systemLogs = [...linesOf(before, after), ...lines];
  const isTold = Object.values(fields).some((it) => it.from !== it.to) || systemLogs.length > 0 || userNotes !== null;
  if (!isTold) return null;
  const isNewNote = fields.note.from !== fields.note.to;
  return { userNotes, note: isNewNote ? fields.note.to : null, systemLogs: systemLogs.join('\n') || null, fields };
}

type Logged = Partial<AvisLogEntry> & { readonly user?: { readonly system?: boolean } | null };

/** Two entries of one moment as one: what the second one turned was turned from where the first one found it. */
export function togetherWith<L extends Logged>(first: L, second: Required<Pick<L, keyof Logged>> & AvisLogEntry): L {
  const fields = (['note', 'color', 'status'] as const).map((name) => {
    const [was, is] = [first.fields?.[name] ?? nothing, second.fields[name]];
    return [name, is.from === is.to ? was : { from: was.from === was.to ? is.from : was.from, to: is.to }];
  });
  return {
    ...first,
    user: { ...first.user, system: first.user?.system === true && second.user?.system === true },
    userNotes: linesIn(first.userNotes, second.userNotes),
    note: second.note ?? first.note ?? null,
    systemLogs: linesIn(first.systemLogs, second.systemLogs),
    fields: Object.fromEntries(fields) as AvisLogEntry['fields'],
  };
}

const nothing: Turn = { from: null, to: null };

function linesIn(...texts: readonly (string | null | undefined)[]): string | null {
  return texts.filter(Boolean).join('\n') || null;
}

/** From and to of a field; both are nothing where it stayed as it was. */
function turn(before: LoggedAvis, after: LoggedAvis, name: 'note' | 'color' | 'status'): Turn {
  const [from, to] = [before[name] ?? null, after[name] ?? null];
  return from === to ? { from: null, to: null } : { from, to };
}

/** Everything else that changed, one line for each thing. */
function linesOf(before: LoggedAvis, after: LoggedAvis): string[] {
  const told: readonly (readonly [title: string, of: (avis: LoggedAvis) => string])[] = [
    ['Abholung', (it) => dateText(it.pickupDate, windowText(it.pickupTimeFrom, it.pickupTimeTo))],
    ['Zustellung', (it) => dateText(it.deliveryDate, windowText(it.deliveryTimeFrom, it.deliveryTimeTo))],
    ['Abstimmung', (it) => labelOf(avisCoordinations, it.coordination)],
    ['Auftragstyp', (it) => labelOf(contractTypes, it.contractType)],
    ['Mail Abholung', (it) => labelOf(contactMailStates, contactMailOf(it, 'pickup')?.state)],
    ['Mail Zustellung', (it) => labelOf(contactMailStates, contactMailOf(it, 'delivery')?.state)],
    ['Stellplatzinfo', (it) => labelOf(parkingMailStates, parkingState(it))],
    ['E-Mail Stellplatz', (it) => it.parkingSpaceMailAddress ?? ''],
    ['Wichtiger Hinweis', (it) => it.importantNote ?? ''],
    ['Zusatznotiz', (it) => it.additionalNote ?? ''],
  ];
  const changed = told.flatMap(([title, of]) =>
    of(before) === of(after) ? [] : [`${title}: ${of(before) || '–'} → ${of(after) || '–'}`],
  );
  if (!before.isStorniert && after.isStorniert) changed.push('Auftrag storniert');
  if (before.isStorniert && !after.isStorniert) changed.push('Storno aufgehoben');
  if (!before.aspMailSend && after.aspMailSend) changed.push('Avis-Mail versendet');
  return changed;
}

function dateText(day: string | null | undefined, window: string): string {
  return [formatDate(day), window].filter(Boolean).join(', ');
}
