import { windowsOf } from '../../../src/domain/avis/answerStanding.ts';
import { joined } from '../../../src/domain/define/joined.ts';
import { effectiveCoordination, happensAt } from '../../../src/domain/avis/coordination.ts';
import { windowDay, windowHours, windowShort, windowText } from '../../../src/domain/avis/windows.ts';
import { townText } from '../../../src/domain/km/townText.ts';
import { formatDate, weekdayName } from '../../../src/domain/time/formatDay.ts';
import { companyZone, timeIn, todayIn } from '../../../src/domain/time/zone.ts';
import { displayPlate } from '../../../src/domain/vehicle/plate.ts';
import { markup, type Html } from '../../links/markup.ts';
import type { PageContent } from '../../links/pageFrame.ts';
import { callUs, invalidLink, sentencePage } from '../../links/plainPages.ts';
import type { PageAsked } from '../../links/publicPage.ts';
import type { AskedAppointment } from './askedAppointment.ts';

/** What was typed, as it goes back into the form when something is wrong with it. */
export type Typed = Readonly<Record<string, string>>;
/** What is wrong with it, by field. */
export type Wrong = Readonly<Record<string, string>>;
type Again = { readonly typed: Typed; readonly wrong: Wrong; readonly alert?: string; readonly status: number };

const offline = 'Ihre Antwort konnte nicht gesendet werden. Bitte versuchen Sie es erneut.';
export const takenText = 'Dieses Zeitfenster ist leider nicht mehr frei. Bitte wählen Sie ein anderes.';

/** What the contact finds behind his link: the question, his answer, or why there is nothing left to answer. */
export function answerContent(asked: AskedAppointment, at: PageAsked, again?: Again): PageContent {
  const { standing, answer } = asked;
  const title = titleOf(asked);
  if (standing === 'gone') return invalidLink(at.company);
  if (standing === 'cancelled')
    return sentencePage(title, 'Dieser Auftrag ist entfallen. Sie müssen nichts tun.', again?.status);
  if (standing === 'tooLate')
    return {
      title,
      status: again?.status ?? 200,
      body: markup`<h1>${title}</h1>
        ${answer && answered(asked)}
        <p>Der Termin lässt sich hier nicht mehr ändern. ${callUs(at.company)}</p>`,
    };
  if (answer && !again && !at.query.has('aendern')) return thanks(asked);
  return question(asked, at, again);
}

function titleOf({ avis, side }: AskedAppointment): string {
  return `Wann dürfen wir das Fahrzeug ${verbs[happensAt(side, effectiveCoordination(avis))]}?`;
}

const verbs = { pickup: 'abholen', delivery: 'ausliefern', swap: 'tauschen' } as const;

/** What was answered, and the way back as long as there is one. */
function thanks(asked: AskedAppointment): PageContent {
  const { proposal, answer } = asked;
  const text = answer ? windowText(answer) : '';
  const contact = proposal.contactName;
  const said =
    proposal.state === 'wished'
      ? `Vielen Dank für Ihren Vorschlag ${text}. Wir melden uns, sobald er geprüft ist.`
      : `Vielen Dank. Ihr Termin: ${text}.${contact ? ` Der Fahrer meldet sich bei ${contact}.` : ''}`;
  return {
    title: titleOf(asked),
    body: markup`<h1 tabindex="-1" data-first>${titleOf(asked)}</h1>
      <p class="done" role="status">${said}</p>
      ${answered(asked)} ${vehicle(asked)}
      <p class="note">${deadline(asked)}</p>
      <p><a href="?aendern=1">Antwort ändern</a></p>`,
  };
}

function answered({ proposal: { answeredAt }, answer }: AskedAppointment): Html {
  const at = new Date(answeredAt ?? 0);
  const [day, time] = [formatDate(todayIn(companyZone, at)), timeIn(companyZone, at)];
  return markup`<p class="note">Sie haben am ${day} um ${time} Uhr geantwortet: ${answer && windowText(answer)}.</p>`;
}

function question(asked: AskedAppointment, at: PageAsked, again: Again | undefined): PageContent {
  const { proposal, free, standing, side, ride } = asked;
  const place = side === 'pickup' ? ride.pickupLocation : ride.deliveryLocation;
  const typed: Typed = again?.typed ?? {
    fenster: chosenAtFirst(asked, at),
    name: proposal.contactName ?? place.ansprechparter1 ?? '',
    telefon: proposal.contactPhone ?? place.anspr1telefon ?? '',
    adresse: proposal.addressNote ?? '',
    nachricht: proposal.message ?? '',
  };
  const wrong = again?.wrong ?? {};
  const alert =
    standing === 'allTaken'
      ? `Die vorgeschlagenen Zeitfenster sind vergeben. Bitte schlagen Sie einen anderen Termin vor oder rufen Sie uns an${at.company.phone ? `: ${at.company.phone}` : ''}.`
      : again?.alert;
  const says = [...free].map(
    ([index, it]) => markup`<span class="w w${String(index)}">${windowShort(it)} bestätigen</span>`,
  );
  return {
    title: titleOf(asked),
    status: again?.status ?? 200,
    body: markup`<h1 tabindex="-1" data-first>${titleOf(asked)}</h1>
      <p class="note">Im Auftrag von ${asked.customerName}</p>
      ${vehicle(asked, { typed, wrong })}
      <p class="alert" role="alert">${alert}</p>
      <fieldset>
        <legend>Bitte wählen Sie ein Zeitfenster</legend>
        ${windowsOf(proposal).map((window, index) =>
          free.has(index)
            ? markup`<label class="opt"
                ><input
                  type="radio"
                  name="fenster"
                  id="f${String(index)}"
                  value="${String(index + 1)}"
                  ${typed.fenster === String(index + 1) && markup` checked`}
                /><span><b>${windowDay(window)}</b><span class="num">${windowHours(window)} Uhr</span></span
                ><span class="note"><span class="free">frei</span><span class="chosen">gewählt</span></span></label
              >`
            : markup`<div class="opt off">
                <span></span><span><b>${windowDay(window)}</b><span class="num">${windowHours(window)} Uhr</span></span
                ><span class="note">vergeben</span>
              </div>`,
        )}
        <label class="opt"
          ><input type="radio" name="fenster" value="other" ${typed.fenster === 'other' && markup` checked`} /><span
            ><b>Keines passt</b><span class="note">anderen Termin vorschlagen</span></span
          ></label
        >
        ${fault(wrong, 'fenster')}
        <div class="other">
          ${field('tag', 'Datum', { typed, wrong, more: 'type="date"' })}
          <div class="times">
            <div>${field('von', 'von', { typed, wrong, more: 'type="time"' })}</div>
            <div>${field('bis', 'bis', { typed, wrong, more: 'type="time"' })}</div>
          </div>
          <p class="note">Montag bis Freitag, 8 bis 18 Uhr, mindestens zwei Stunden</p>
          <label class="l" for="nachricht">Nachricht (freiwillig)</label
          ><textarea class="field" id="nachricht" name="nachricht" maxlength="1000">${typed.nachricht}</textarea>
        </div>
      </fieldset>
      <fieldset>
        <legend>Wer ist vor Ort?</legend>
        ${field('name', 'Name', { typed, wrong, more: 'maxlength="120" autocomplete="name"' })}
        ${field('telefon', 'Telefon für den Fahrer', { typed, wrong, more: 'type="tel" maxlength="60" autocomplete="tel"' })}
      </fieldset>`,
    form: {
      offline,
      act: markup`<button><span class="choose">${says}</span><span class="send">Vorschlag senden</span></button>
        <p class="note">${deadline(asked)}</p>`,
    },
  };
}

/** The window that the link named, as long as it is free. */
function chosenAtFirst({ free, standing }: AskedAppointment, { query }: PageAsked): string {
  const named = query.get('fenster') ?? '';
  if (named === 'other' || standing === 'allTaken') return 'other';
  if (free.has(Number(named) - 1)) return named;
  return String(([...free.keys()][0] ?? 0) + 1);
}

function vehicle({ ride, side }: AskedAppointment, form?: { typed: Typed; wrong: Wrong }): Html {
  const place = side === 'pickup' ? ride.pickupLocation : ride.deliveryLocation;
  const line = joined([joined([place.strasse, place.hausnr]), townText(place)], ', ');
  const car = joined([ride.manufacturer, ride.carModel]);
  return markup`<div class="card">
    <div>${ride.licensePlate && markup`<span class="plate">${displayPlate(ride.licensePlate)}</span>`}${car}</div>
    <div class="stop ${side} note"><span>${line}</span></div>
    ${
      form &&
      markup`<details${form.typed.adresse && markup` open`}><summary class="note">ändern</summary><label class="l" for="adresse">Stimmt die Adresse nicht? Bitte beschreiben Sie kurz, wo das Fahrzeug steht. Wir melden uns.</label><textarea class="field" id="adresse" name="adresse" maxlength="1000">${form.typed.adresse}</textarea></details>`
    }
  </div>`;
}

function field(
  name: string,
  label: string,
  { typed, wrong, more }: { typed: Typed; wrong: Wrong; more: string },
): Html {
  const attributes = [...more.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => markup` ${key}="${value}"`);
  return markup`<label class="l" for="${name}">${label}</label
    ><input
      class="field"
      id="${name}"
      name="${name}"
      value="${typed[name] ?? ''}"
      ${attributes}${wrong[name] && markup` aria-invalid="true" aria-describedby="${name}-f"`}
    />${fault(wrong, name)}`;
}

function fault(wrong: Wrong, name: string): Html | undefined {
  return wrong[name] ? markup`<p class="bad" id="${name}-f">${wrong[name]}</p>` : undefined;
}

function deadline({ proposal: { changeUntil, validUntil } }: AskedAppointment): string {
  const until = changeUntil
    ? `Sie können bis ${weekdayName(todayIn(companyZone, new Date(changeUntil)))}, 12:00 Uhr ändern. `
    : '';
  const last = validUntil ? todayIn(companyZone, new Date(new Date(validUntil).getTime() - 1)) : '';
  return `${until}Link gültig bis ${formatDate(last)}.`;
}
