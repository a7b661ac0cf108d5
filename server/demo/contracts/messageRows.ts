import { joined } from '../../../src/domain/define/joined.ts';
import type { mailLog } from '../../../src/domain/mail/mailLog.ts';
import type { notification } from '../../../src/domain/user/notification.ts';
import { notificationKinds } from '../../../src/domain/choices/notificationKinds.ts';
import { notificationText } from '../../../src/domain/user/notificationText.ts';
import { formatDate } from '../../../src/domain/time/formatDay.ts';
import { staffIds } from '../base/ids.ts';
import { dayText, instantText, momentOf } from '../days.ts';
import { at, type Random } from '../random.ts';
import type { RowFor } from '../row.ts';
import { fullName } from '../world/names.ts';
import { mailDays, sendingOf } from './sendingOf.ts';
import type { Clock, Dossier } from './dossier.ts';

const minute = 60_000;
const noteDays = 2;

type Mail = {
  readonly template: string;
  readonly subject: string;
  readonly recipients: string;
  readonly moment: number;
  readonly entityType: 'Contract' | 'Protocol';
  /** Its number and what became of it, where somebody else says so. */
  readonly id?: number | null;
  readonly status?: RowFor<typeof mailLog>['status'];
};

/** Mails that went out for the contracts of the last weeks: confirmation, driver, protocol. */
export function mailRows(random: Random, dossiers: readonly Dossier[], clock: Clock): RowFor<typeof mailLog>[] {
  return dossiers.flatMap((it) => {
    if (it.contract.test || it.contract.pickupDay < clock.today - mailDays) return [];
    return mailsOf(it, clock)
      .filter((mail) => mail.moment <= clock.now)
      .map((mail, i) => mailRow(random, mail, { id: mail.id ?? it.contract.id * 8 + i, contractId: it.contract.id }));
  });
}

function mailsOf(it: Dossier, clock: Clock): Mail[] {
  const { contract, owner } = it;
  const route = `${contract.from.ort} – ${contract.to.ort}`;
  const date = formatDate(dayText(contract.pickupDay));
  const mails: Mail[] = [];
  const customer = `disposition@${contract.customer.kuerzel.toLowerCase()}.example`;
  if (it.confirmed)
    mails.push({
      template: 'M01',
      subject: `Auftragsbestätigung ${contract.auftragsnummer}: ${route} am ${date}`,
      recipients: customer,
      moment: contract.receivedAt + 35 * minute,
      entityType: 'Contract',
    });
  if (contract.driver)
    mails.push({
      template: 'M02',
      subject: `Fahrt ${contract.auftragsnummer} am ${date}: ${route}`,
      recipients: `${contract.driver.kuerzel.toLowerCase().replace(/[^a-z0-9]/g, '')}@fahrer.example`,
      moment: contract.receivedAt + 180 * minute,
      entityType: 'Contract',
    });
  if (contract.cancelled)
    mails.push({
      template: 'M04',
      subject: `Stornobestätigung ${contract.auftragsnummer}`,
      recipients: customer,
      moment: contract.receivedAt + 600 * minute,
      entityType: 'Contract',
    });
  mails.push(...ruleMailsOf(it));
  const sending = sendingOf(it, clock);
  if (sending)
    mails.push({
      template: 'M11',
      subject: joined([`Protokoll zu Auftrag ${contract.auftragsnummer}`, it.vehicle.licensePlate], ': ') ?? '',
      recipients: it.delivery.location.anspr1email ?? `protokolle@${owner.customer.kuerzel.toLowerCase()}.example`,
      moment: sending.moment,
      entityType: 'Protocol',
      id: sending.mail,
      status: sending.state,
    });
  return mails;
}

/** What the customer's rules send at the pickup (U2) and the delivery (U3). */
function ruleMailsOf(it: Dossier): Mail[] {
  const { owner, progress, contract, vehicle } = it;
  const about = joined([vehicle.licensePlate, `Auftrag ${contract.auftragsnummer}`], ', ') ?? '';
  const sent = [
    { ruleType: 'U2', step: 2, template: 'M09', subject: `Fahrzeug abgeholt: ${about}` },
    { ruleType: 'U3', step: 3, template: 'M10', subject: `Fahrzeug zugestellt: ${about}` },
  ] as const;
  return sent.flatMap(({ ruleType, step, template, subject }) => {
    const rule = owner.mailRules.find((one) => one.ruleType === ruleType && one.place === null);
    if (!rule || progress.emptyRun || progress.state < step) return [];
    const moment = at(progress.times, step) + 5 * minute;
    return [{ template, subject, recipients: rule.mailAddress, moment, entityType: 'Protocol' as const }];
  });
}

function mailRow(random: Random, mail: Mail, ids: { id: number; contractId: number }): RowFor<typeof mailLog> {
  const chance = random.next();
  const status = mail.status ?? (chance < 0.96 ? 'sent' : chance < 0.99 ? 'pending' : 'error');
  const about = { entityType: mail.entityType, entityId: ids.contractId };
  return {
    ...sentMail({ ...mail, id: ids.id, about }),
    status,
    isSend: status === 'sent',
    error:
      status === 'error'
        ? random.pick(['550 5.1.1 Postfach unbekannt', '554 5.7.1 Nachricht abgelehnt', '552 5.2.2 Postfach voll'])
        : null,
  };
}

type SentMail = Pick<Mail, 'template' | 'subject' | 'recipients' | 'moment'> & {
  readonly id: number;
  readonly about: { readonly entityType: string; readonly entityId: number };
  /** What it says besides its subject. */
  readonly lines?: readonly (string | null)[];
};

/** A mail that the mail server has taken. */
export function sentMail({ id, moment, about, lines = [], ...mail }: SentMail): RowFor<typeof mailLog> {
  const at = instantText(moment);
  const text = [mail.subject, ...lines].join('<br>');
  return {
    id,
    createdAt: at,
    updatedAt: at,
    ...mail,
    status: 'sent',
    isSend: true,
    isDemo: true,
    error: null,
    htmlPreview: `<p>Guten Tag,</p><p>${text}</p><p>Freundliche Grüße<br>Disposition</p>`,
    ...about,
  };
}

const receivers: Readonly<Record<string, readonly number[]>> = {
  leitstand_dispo: [staffIds.dispo, staffIds.admin],
  leitstand_office: [staffIds.office, staffIds.office2],
};

type Note = { readonly kind: string; readonly moment: number; readonly values: Readonly<Record<string, string>> };

/** What staff were told about the contracts of today and the days around it. */
export function notificationRows(
  random: Random,
  dossiers: readonly Dossier[],
  clock: Clock,
): RowFor<typeof notification>[] {
  const found: RowFor<typeof notification>[] = [];
  for (const it of dossiers) {
    if (it.contract.pickupDay < clock.today - noteDays) continue;
    for (const [i, note] of notesOf(random, it, clock).entries()) {
      const kind = notificationKinds.items.find((item) => item.key === note.kind);
      if (!kind || note.moment > clock.now) continue;
      const users = kind.to.flatMap((role) => receivers[role] ?? []);
      users.forEach((user, n) =>
        found.push({
          id: (it.contract.id * 4 + i) * 8 + n,
          createdAt: instantText(note.moment),
          updatedAt: instantText(note.moment),
          user,
          kind: kind.key,
          title: kind.label,
          body: notificationText(kind.body, note.values),
          entityType: kind.entityType,
          entityId: it.contract.id,
          data: null,
          readAt: random.chance(0.5) ? instantText(Math.min(clock.now, note.moment + 20 * minute)) : null,
        }),
      );
    }
  }
  return found;
}

function notesOf(random: Random, it: Dossier, clock: Clock): Note[] {
  const { contract, progress } = it;
  const customer = contract.customer.firma || fullName(at(it.owner.users, 0).person);
  const values = {
    customer,
    orderNumber: contract.auftragsnummer,
    route: `${contract.from.ort} – ${contract.to.ort}`,
    pickupDate: formatDate(dayText(contract.pickupDay)),
    driver: contract.driver ? fullName(contract.driver.person) : 'Der Fahrer',
  };
  const notes: Note[] = [];
  if (clock.now - contract.receivedAt < 86_400_000 && random.chance(0.08))
    notes.push({ kind: 'contractCreatedByCustomer', moment: contract.receivedAt, values });
  if (progress.emptyRun)
    notes.push({
      kind: 'contractEmptyRun',
      moment: at(progress.times, 1) + 30 * minute,
      values: { ...values, reason: 'Fahrzeug nicht fahrbereit' },
    });
  if (progress.state >= 1 && random.chance(0.04))
    notes.push({
      kind: 'contractDelayed',
      moment: momentOf(contract.pickupDay, contract.pickupFrom) + 20 * minute,
      values: { ...values, reason: '' },
    });
  if (it.future && !contract.cancelled && contract.driver === null && it.confirmed && random.chance(0.03))
    notes.push({ kind: 'contractDriverRemoved', moment: clock.now - random.int(30, 900) * minute, values });
  if (progress.state === 4 && random.chance(0.25))
    notes.push({ kind: 'protocolClosed', moment: at(progress.times, 4), values });
  return notes;
}
