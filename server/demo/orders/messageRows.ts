import type { mailLog } from '../../../src/domain/mail/mailLog.ts';
import type { notification } from '../../../src/domain/user/notification.ts';
import { notificationKinds } from '../../../src/domain/choices/notificationKinds.ts';
import { formatDate } from '../../../src/domain/time/formatDay.ts';
import { staffIds } from '../base/ids.ts';
import { dayText, instantText, momentOf } from '../days.ts';
import { at, type Random } from '../random.ts';
import type { RowFor } from '../row.ts';
import { fullName } from '../world/names.ts';
import type { Clock, Dossier } from './dossier.ts';

const minute = 60_000;
const mailDays = 45;
const noteDays = 2;

type Mail = {
  readonly template: string;
  readonly subject: string;
  readonly recipients: string;
  readonly moment: number;
  readonly entityType: 'Contract' | 'Protocol';
};

/** Mails that went out for the orders of the last weeks: confirmation, driver, protocol. */
export function mailRows(random: Random, dossiers: readonly Dossier[], clock: Clock): RowFor<typeof mailLog>[] {
  return dossiers.flatMap((it) => {
    if (it.order.test || it.order.pickupDay < clock.today - mailDays) return [];
    return mailsOf(it)
      .filter((mail) => mail.moment <= clock.now)
      .map((mail, i) => mailRow(random, mail, { id: it.order.id * 8 + i, orderId: it.order.id }));
  });
}

function mailsOf(it: Dossier): Mail[] {
  const { order, owner, progress } = it;
  const route = `${order.from.ort} – ${order.to.ort}`;
  const date = formatDate(dayText(order.pickupDay));
  const mails: Mail[] = [];
  const customer = `disposition@${order.customer.kuerzel.toLowerCase()}.example`;
  if (it.confirmed)
    mails.push({
      template: 'M01',
      subject: `Auftragsbestätigung ${order.auftragsnummer}: ${route} am ${date}`,
      recipients: customer,
      moment: order.receivedAt + 35 * minute,
      entityType: 'Contract',
    });
  if (order.driver)
    mails.push({
      template: 'M02',
      subject: `Fahrt ${order.auftragsnummer} am ${date}: ${route}`,
      recipients: `${order.driver.kuerzel.toLowerCase().replace(/[^a-z0-9]/g, '')}@fahrer.example`,
      moment: order.receivedAt + 180 * minute,
      entityType: 'Contract',
    });
  if (order.cancelled)
    mails.push({
      template: 'M04',
      subject: `Stornobestätigung ${order.auftragsnummer}`,
      recipients: customer,
      moment: order.receivedAt + 600 * minute,
      entityType: 'Contract',
    });
  if (progress.state === 4 && !progress.emptyRun)
    mails.push({
      template: 'M11',
      subject: `Übergabeprotokoll ${order.auftragsnummer}: ${route}`,
      recipients: it.delivery.location.anspr1email ?? `protokolle@${owner.customer.kuerzel.toLowerCase()}.example`,
      moment: at(progress.times, 4) + 240 * minute,
      entityType: 'Protocol',
    });
  return mails;
}

function mailRow(random: Random, mail: Mail, ids: { id: number; orderId: number }): RowFor<typeof mailLog> {
  const drawn = random.next();
  const status = drawn < 0.96 ? 'sent' : drawn < 0.99 ? 'pending' : 'error';
  const moment = instantText(mail.moment);
  return {
    id: ids.id,
    createdAt: moment,
    updatedAt: moment,
    subject: mail.subject,
    recipients: mail.recipients,
    status,
    isSend: status === 'sent',
    isDemo: true,
    error:
      status === 'error'
        ? random.pick(['550 5.1.1 Postfach unbekannt', '554 5.7.1 Nachricht abgelehnt', '552 5.2.2 Postfach voll'])
        : null,
    htmlPreview: `<p>Guten Tag,</p><p>${mail.subject}</p><p>Freundliche Grüße<br>Disposition</p>`,
    template: mail.template,
    entityType: mail.entityType,
    entityId: ids.orderId,
  };
}

const receivers: Readonly<Record<string, readonly number[]>> = {
  leitstand_dispo: [staffIds.dispo, staffIds.admin],
  leitstand_office: [staffIds.office, staffIds.office2],
};

type Note = { readonly kind: string; readonly moment: number; readonly values: Readonly<Record<string, string>> };

/** What staff were told about the orders of today and the days around it. */
export function notificationRows(
  random: Random,
  dossiers: readonly Dossier[],
  clock: Clock,
): RowFor<typeof notification>[] {
  const found: RowFor<typeof notification>[] = [];
  for (const it of dossiers) {
    if (it.order.pickupDay < clock.today - noteDays) continue;
    for (const [i, note] of notesOf(random, it, clock).entries()) {
      const kind = notificationKinds.items.find((item) => item.key === note.kind);
      if (!kind || note.moment > clock.now) continue;
      const users = kind.to.flatMap((role) => receivers[role] ?? []);
      users.forEach((user, n) =>
        found.push({
          id: (it.order.id * 4 + i) * 8 + n,
          createdAt: instantText(note.moment),
          updatedAt: instantText(note.moment),
          user,
          title: kind.label,
          body: kind.body.replace(/\{(\w+)\}/g, (_, name: string) => note.values[name] ?? ''),
          entityType: kind.entityType,
          entityId: it.order.id,
          data: { kind: kind.key },
          readAt: random.chance(0.5) ? instantText(Math.min(clock.now, note.moment + 20 * minute)) : null,
        }),
      );
    }
  }
  return found;
}

function notesOf(random: Random, it: Dossier, clock: Clock): Note[] {
  const { order, progress } = it;
  const customer = order.customer.firma || fullName(at(it.owner.users, 0).person);
  const values = {
    customer,
    orderNumber: order.auftragsnummer,
    route: `${order.from.ort} – ${order.to.ort}`,
    pickupDate: formatDate(dayText(order.pickupDay)),
    driver: order.driver ? fullName(order.driver.person) : 'Der Fahrer',
  };
  const notes: Note[] = [];
  if (clock.now - order.receivedAt < 86_400_000 && random.chance(0.08))
    notes.push({ kind: 'contractCreatedByCustomer', moment: order.receivedAt, values });
  if (progress.emptyRun)
    notes.push({
      kind: 'contractEmptyRun',
      moment: at(progress.times, 1) + 30 * minute,
      values: { ...values, reason: 'Fahrzeug nicht fahrbereit' },
    });
  if (progress.state >= 1 && random.chance(0.04))
    notes.push({
      kind: 'contractDelayed',
      moment: momentOf(order.pickupDay, order.pickupFrom) + 20 * minute,
      values: { ...values, reason: 'Stau auf der Autobahn' },
    });
  if (it.future && !order.cancelled && order.driver === null && it.confirmed && random.chance(0.03))
    notes.push({ kind: 'contractDriverRemoved', moment: clock.now - random.int(30, 900) * minute, values });
  if (progress.state === 4 && random.chance(0.25))
    notes.push({ kind: 'protocolClosed', moment: at(progress.times, 4), values });
  return notes;
}
