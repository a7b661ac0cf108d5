import { toldOfAddress } from '../../../src/domain/avis/addressNote.ts';
import { chosenText, onSiteText, wishedText } from '../../../src/domain/avis/answerText.ts';
import { avisProposal } from '../../../src/domain/avis/avisProposal.ts';
import { contractAvis } from '../../../src/domain/avis/contractAvis.ts';
import { changeUntil, checkWish, isSameWindow, type TimeWindow } from '../../../src/domain/avis/windows.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { isCalendarDay } from '../../../src/domain/time/calendarDay.ts';
import { isClockTime } from '../../../src/domain/time/clock.ts';
import type { PageContent } from '../../links/pageFrame.ts';
import type { PageAsked } from '../../links/publicPage.ts';
import { Invalid } from '../../storage/refusals.ts';
import type { Scope } from '../../write/behaviour.ts';
import { answerContent, takenText, type Typed, type Wrong } from './answerContent.ts';
import type { AskedAppointment } from './askedAppointment.ts';
import { arrange, confirmWhenComplete, note } from './proposals.ts';
import { askAboutAddress } from './tellDispo.ts';

type Asked = PageAsked & { readonly scope: Scope; readonly form: URLSearchParams };
/** Who is on site, and what is to be known about the place. */
type Besides = {
  readonly contactName: string | null;
  readonly contactPhone: string | null;
  readonly addressNote: string | null;
};
const fields = ['fenster', 'tag', 'von', 'bis', 'nachricht', 'name', 'telefon', 'adresse'] as const;
const lengths: Readonly<Record<string, number>> = { name: 120, telefon: 60, adresse: 1000, nachricht: 1000 };
const fewestDigits = 6;

/**
 * Takes what the contact answers, as often as he presses the button; undefined when it is kept, else what stands
 * against it.
 */
export async function takeAnswer(appointment: AskedAppointment, asked: Asked): Promise<PageContent | undefined> {
  const typed = typedIn(asked.form);
  const again = (wrong: Wrong, { alert, status }: { alert?: string; status: number }) =>
    answerContent(appointment, asked, { typed, wrong, status, ...(alert !== undefined && { alert }) });
  if (appointment.standing !== 'open' && appointment.standing !== 'allTaken') return again({}, { status: 409 });
  const besides = besidesOf(typed);
  const wrong = faultsOf(typed);
  if (typed.fenster === 'other') {
    const wish = wishOf(typed);
    const verdict = wish && checkWish(wish, asked.now);
    const faults = {
      ...wrong,
      ...(!wish && { tag: 'Bitte Datum, Beginn und Ende angeben.' }),
      ...(verdict?.verdict === 'refused' && { [wishFields[verdict.field ?? ''] ?? 'tag']: verdict.reason }),
    };
    if (!wish || Object.keys(faults).length > 0) return again(faults, { status: 422 });
    return keepWish(appointment, asked, { wish, besides, message: filled(typed.nachricht) });
  }
  const window = appointment.free.get(Number(typed.fenster) - 1);
  const isKnown = /^[1-3]$/.test(typed.fenster ?? '');
  if (!isKnown) return again({ ...wrong, fenster: 'Bitte wählen Sie ein Zeitfenster.' }, { status: 422 });
  if (Object.keys(wrong).length > 0) return again(wrong, { status: 422 });
  const isKept = window && (await keepChoice(appointment, asked, { window, besides }));
  return isKept ? undefined : again({}, { alert: takenText, status: 409 });
}

const wishFields: Readonly<Record<string, string>> = { day: 'tag', from: 'von', to: 'bis' };

/** False where the contract cannot take the window any more, because its other end was arranged meanwhile. */
async function keepChoice(
  { proposal, avis, side, answer }: AskedAppointment,
  { scope, now }: Asked,
  { window, besides }: { window: TimeWindow; besides: Besides },
): Promise<boolean> {
  const isRepeated = proposal.state === 'chosen' && isSameWindow(answer, window) && isSame(proposal, besides);
  if (isRepeated) return true;
  await note(scope, avis, linesOf(chosenText(window), besides));
  try {
    const contact = { name: besides.contactName, phone: besides.contactPhone };
    await arrange(scope, { avis, side, window, contact });
  } catch (error) {
    if (error instanceof Invalid) return false;
    throw error;
  }
  await scope.change(avisProposal, iriOf(avisProposal.path, proposal.id), {
    ...besides,
    state: 'chosen',
    answer: window,
    message: null,
    answeredAt: now.toISOString(),
    changeUntil: changeUntil([window]).toISOString(),
  });
  if (isNewNote(proposal, besides)) await askAboutAddress(scope, avis, besides.addressNote);
  await confirmWhenComplete(scope, avis);
  return true;
}

async function keepWish(
  { proposal, avis, answer }: AskedAppointment,
  { scope, now }: Asked,
  { wish, besides, message }: { wish: TimeWindow; besides: Besides; message: string | null },
): Promise<undefined> {
  const isRepeated = proposal.state === 'wished' && isSameWindow(answer, wish) && isSame(proposal, besides);
  if (isRepeated && proposal.message === message) return undefined;
  await scope.change(avisProposal, iriOf(avisProposal.path, proposal.id), {
    ...besides,
    state: 'wished',
    answer: wish,
    message,
    answeredAt: now.toISOString(),
  });
  await note(scope, avis, linesOf(wishedText(wish), besides, message));
  // What has to be decided by somebody does not wait for the contact any more.
  await scope.change(contractAvis, iriOf(contractAvis.path, avis.id), { status: 'doing' });
  if (isNewNote(proposal, besides)) await askAboutAddress(scope, avis, besides.addressNote);
  return undefined;
}

function typedIn(form: URLSearchParams): Typed {
  return Object.fromEntries(fields.map((name) => [name, storable(form.get(name) ?? '', lengths[name] ?? 20)]));
}

/** What was typed, cut to its length and without what no database stores: halves of characters and null. */
function storable(text: string, longest: number): string {
  return text
    .trim()
    .slice(0, longest)
    .replaceAll(/\p{Surrogate}|\0/gu, '');
}

function faultsOf({ telefon = '' }: Typed): Wrong {
  const isShort = telefon !== '' && telefon.replaceAll(/\D/g, '').length < fewestDigits;
  return isShort ? { telefon: 'Die Nummer ist zu kurz. Bitte mit Vorwahl angeben.' } : {};
}

function wishOf({ tag = '', von = '', bis = '' }: Typed): TimeWindow | undefined {
  return isCalendarDay(tag) && isClockTime(von) && isClockTime(bis) ? { day: tag, from: von, to: bis } : undefined;
}

function besidesOf({ name, telefon, adresse }: Typed): Besides {
  return { contactName: filled(name), contactPhone: filled(telefon), addressNote: filled(adresse) };
}

function filled(text: string | undefined): string | null {
  return text ? text : null;
}

function isSame(one: Besides, other: Besides): boolean {
  return (
    one.contactName === other.contactName &&
    one.contactPhone === other.contactPhone &&
    one.addressNote === other.addressNote
  );
}

/** Whether something is said about the address that nobody has read yet. */
function isNewNote(
  { addressNote: before }: AskedAppointment['proposal'],
  besides: Besides,
): besides is Besides & { readonly addressNote: string } {
  return besides.addressNote !== null && besides.addressNote !== before;
}

function linesOf(first: string, besides: Besides, message: string | null = null): string {
  const { addressNote } = besides;
  return [first, message && `Nachricht: ${message}`, onSiteText(besides), addressNote && toldOfAddress(addressNote)]
    .filter(Boolean)
    .join('\n');
}
