import { applicationAccepted } from '../templates/applicationAccepted.ts';
import { applicationDeclined } from '../templates/applicationDeclined.ts';
import { appointment, appointmentOfferWithCatalogue, appointmentWithCatalogue } from '../templates/appointment.ts';
import { cancellationConfirmed } from '../templates/cancellationConfirmed.ts';
import { contractConfirmation } from '../templates/contractConfirmation.ts';
import { creditMail, invoiceMail, stornoMail } from '../templates/document.ts';
import { driverAssignment } from '../templates/driverAssignment.ts';
import { driverCancellation } from '../templates/driverCancellation.ts';
import { driverSet } from '../templates/driverSet.ts';
import { importReport } from '../templates/importReport.ts';
import { missingDocuments } from '../templates/missingDocuments.ts';
import { offerList } from '../templates/offerList.ts';
import { parkingNotice } from '../templates/parkingNotice.ts';
import { protocolAhead, protocolFinished } from '../templates/protocolFinished.ts';
import { protocolDelivered, protocolPickedUp } from '../templates/protocolReached.ts';
import { resetPassword } from '../templates/resetPassword.ts';
import { welcome } from '../templates/welcome.ts';
import type { MailTemplate } from '../mailTemplate.ts';

/** A mail whose wording staff may change: what people call it, who gets it, and of which records it can be shown. */
export type Wording = {
  readonly template: MailTemplate;
  readonly name: string;
  readonly audience: string;
  readonly sample: 'contracts' | 'drivers' | 'invoices' | 'vw_imports';
  /** Never a repeat of an earlier one: each is about a day or an occasion of its own. */
  readonly isAlwaysNew?: true;
};

const wording = (
  template: unknown,
  name: string,
  audience: string,
  more: Partial<Pick<Wording, 'sample' | 'isAlwaysNew'>> = {},
): Wording => ({ template: template as MailTemplate, name, audience, sample: 'contracts', ...more });

/** Every wording of `mail-templates.md`, and M08d and M18 of `wordings.md`, in their order. */
export const allWordings: readonly Wording[] = [
  wording(contractConfirmation, 'Auftragsbestätigung', 'Kunde'),
  wording(driverAssignment, 'Fahrereinteilung', 'Fahrer'),
  wording(driverCancellation, 'Absage an den Fahrer', 'Fahrer'),
  wording(cancellationConfirmed, 'Stornierung bestätigt', 'Kunde'),
  wording(offerList, 'Angebotsliste', 'Fahrer', { sample: 'drivers', isAlwaysNew: true }),
  wording(applicationAccepted, 'Bewerbung angenommen', 'Fahrer'),
  wording(applicationDeclined, 'Bewerbung abgelehnt', 'Fahrer'),
  wording(appointment, 'Terminabstimmung', 'ASP'),
  wording(appointmentWithCatalogue, 'Terminabstimmung mit Rückgabekatalog', 'ASP'),
  wording(parkingNotice, 'Stellplatzinfo', 'Stellplatz', { isAlwaysNew: true }),
  wording(appointmentOfferWithCatalogue, 'Terminvorschläge', 'ASP'),
  wording(protocolPickedUp, 'Protokoll Abholung (U2)', 'Regeln'),
  wording(protocolDelivered, 'Protokoll Zustellung (U3)', 'Regeln'),
  wording(protocolFinished, 'Protokoll abgeschlossen (U4)', 'Regeln'),
  wording(protocolAhead, 'Vorversand', 'Empfänger'),
  wording(invoiceMail, 'Rechnung', 'Kunde', { sample: 'invoices' }),
  wording(creditMail, 'Gutschrift', 'Fahrer', { sample: 'invoices' }),
  wording(stornoMail, 'Storno', 'Kunde, Fahrer', { sample: 'invoices' }),
  wording(welcome, 'Willkommen', 'Fahrer', { sample: 'drivers' }),
  wording(missingDocuments, 'Fehlende Dokumente', 'Fahrer', { sample: 'drivers' }),
  wording(resetPassword, 'Passwort zurücksetzen', 'Nutzer', { sample: 'drivers', isAlwaysNew: true }),
  wording(importReport, 'Statusbericht Import', 'Kunde', { sample: 'vw_imports' }),
  wording(driverSet, 'Fahrer eingeteilt', 'Regeln'),
];

/** The wording of a mail by its number; undefined for a template that words none. */
export function wordingOf(key: string | null | undefined): Wording | undefined {
  return allWordings.find((it) => it.template.key === key);
}
