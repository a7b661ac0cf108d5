import { contractTypes } from '../../src/domain/choices/contractTypes.ts';
import { labelOf } from '../../src/domain/choices/choices.ts';
import { confirmationRecipients } from '../../src/domain/contract/recipients.ts';
import { formatDate } from '../../src/domain/time/formatDay.ts';
import { companyZone, formatInstant } from '../../src/domain/time/zone.ts';
import type { Scope } from '../actions/behaviour.ts';
import type { DomainRecord } from '../storage/rows.ts';
import { queueMail } from './queueMail.ts';

type Place = { readonly firma?: string | null; readonly strasse?: string | null; readonly hausnr?: string | null; readonly plz?: string | null; readonly ort?: string | null; readonly ansprechparter1?: string | null; readonly anspr1telefon?: string | null };

/** Confirms an order to its customer (M01); nobody with an address means no mail, and false. */
export async function queueConfirmation(scope: Scope, order: DomainRecord): Promise<boolean> {
  const customer = await scope.look(order.contractClientAddress);
  const recipients = confirmationRecipients(order as Parameters<typeof confirmationRecipients>[0], (customer ?? {}) as Parameters<typeof confirmationRecipients>[1]);
  if (!customer || recipients.length === 0) return false;
  const [from, to] = [order.pickupLocation as Place, order.deliveryLocation as Place];
  const route = `${from.ort ?? ''} – ${to.ort ?? ''}`;
  const lines = [
    'vielen Dank für Ihren Auftrag. Wir bestätigen ihn wie folgt:',
    `Auftrag: ${text(order.auftragsnummer)} (${labelOf(contractTypes, order.contractType as string | null)})`,
    given('Fahrzeug', vehicleOf(order)),
    given('Vertragsnummer', order.leasingVertragsnummer),
    given('Kostenstelle', order.kostenstelle),
    `Abholung am ${formatDate(order.datum as string | null)}, ${text(order.pickupTimeFrom)} bis ${text(order.pickupTimeTo)} Uhr`,
    blockOf(from),
    `Zustellung am ${formatDate(order.bringdatum as string | null)}, ${text(order.deliveryTimeFrom)} bis ${text(order.deliveryTimeTo)} Uhr`,
    blockOf(to),
    given('Hinweis', order.infoShared),
    'Bitte prüfen Sie die Angaben und geben Sie uns Änderungen möglichst bis zum Vortag, 12:00 Uhr, durch.',
    order.flexContract ? `Den genauen Termin im Zeitraum ${formatDate(order.datum as string | null)} bis ${formatDate(order.bringdatum as string | null)} stimmen wir mit dem Ansprechpartner ab und bestätigen ihn gesondert.` : '',
  ];
  const subject = text(customer.mailConfirmContractSubject) || `Auftragsbestätigung ${text(order.auftragsnummer)}: ${route} am ${formatDate(order.datum as string | null)}`;
  await queueMail(scope, { template: 'M01', subject, lines: lines.filter((line) => line !== ''), recipients, entityType: 'Contract', entityId: order.id });
  return true;
}

/** Confirms to the customer that the order he asked to cancel is cancelled (M04). */
export async function queueCancellation(scope: Scope, order: DomainRecord): Promise<void> {
  const customer = await scope.look(order.contractClientAddress);
  const recipients = [customer?.email, customer?.email2].filter((it) => typeof it === 'string');
  if (recipients.length === 0) return;
  const route = `${(order.pickupLocation as Place).ort ?? ''} – ${(order.deliveryLocation as Place).ort ?? ''}`;
  const fee = Number(order.auftragswert ?? 0);
  const lines = [
    `wir bestätigen die Stornierung Ihres Auftrags ${text(order.auftragsnummer)} (${vehicleOf(order)}, ${route}, geplant am ${formatDate(order.datum as string | null)}) zum ${formatInstant(String(order.stornierung), companyZone)} Uhr.`,
    fee > 0 ? '' : 'Es entstehen Ihnen keine Kosten.',
  ];
  await queueMail(scope, { template: 'M04', subject: `Stornierung bestätigt: Auftrag ${text(order.auftragsnummer)}`, lines: lines.filter((line) => line !== ''), recipients, entityType: 'Contract', entityId: order.id });
}

function vehicleOf(order: DomainRecord): string {
  const name = [order.manufacturer, order.carModel].filter(Boolean).join(' ');
  return [name, order.licensePlate, order.carFin && `FIN ${text(order.carFin)}`].filter(Boolean).join(', ');
}

function blockOf(place: Place): string {
  return [place.firma, [place.strasse, place.hausnr].filter(Boolean).join(' '), [place.plz, place.ort].filter(Boolean).join(' '), place.ansprechparter1, place.anspr1telefon].filter(Boolean).join(', ');
}

const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const given = (label: string, value: unknown): string => (text(value) ? `${label}: ${text(value)}` : '');
