import { address } from '../../../src/domain/address/address.ts';
import { avisSides } from '../../../src/domain/avis/avisChoices.ts';
import type { contractAvis } from '../../../src/domain/avis/contractAvis.ts';
import { labelOf } from '../../../src/domain/choices/choices.ts';
import { joined } from '../../../src/domain/define/joined.ts';
import type { mailLog } from '../../../src/domain/mail/mailLog.ts';
import { formatDate } from '../../../src/domain/time/formatDay.ts';
import { subjectOf, type MailTemplate } from '../../mail/mailTemplate.ts';
import { appointment, appointmentOffer } from '../../mail/templates/appointment.ts';
import { parkingNotice } from '../../mail/templates/parkingNotice.ts';
import { dayText } from '../days.ts';
import type { RowFor } from '../row.ts';
import { announcedAt, type ParkedStop } from './avisParking.ts';
import type { Clock, Dossier } from './dossier.ts';
import { sentMail } from './messageRows.ts';
import { mailDays } from './sendingOf.ts';

type Avis = RowFor<typeof contractAvis>;
type Drawn = { readonly dossier: Dossier; readonly row: Avis; readonly parked: ParkedStop | null };

/** Mails of a contract have its id with room for several; these stand behind those of the contract itself. */
export const contactMailId = (contract: number): number => contract * 8 + 5;
const parkingMailId = (contract: number): number => contract * 8 + 6;

/** Whether the log still holds the mails about a contract. */
export function isLogged({ contract }: Dossier, { today }: Clock): boolean {
  return !contract.test && contract.pickupDay >= today - mailDays;
}

/** The mails to contacts and parking places that the avis of a day tell of. */
export function avisMailRows(drawn: readonly Drawn[], clock: Clock): RowFor<typeof mailLog>[] {
  const logged = drawn.filter(({ dossier }) => isLogged(dossier, clock));
  const announced = Map.groupBy(
    logged.filter(({ row, parked }) => row.parkingSpaceNotified === true && parked !== null),
    ({ parked }) => `${String(parked?.place.id)} ${String(parked?.day)}`,
  );
  return [...logged.flatMap(contactMail), ...[...announced.values()].flatMap(parkingMail)];
}

function contactMail({ dossier: { contract, pickup, delivery, vehicle }, row }: Drawn): RowFor<typeof mailLog>[] {
  const [told] = row.contactMails ?? [];
  if (!told) return [];
  const wording: MailTemplate = (row.proposals ?? []).length > 0 ? appointmentOffer : appointment;
  const place = told.side === 'pickup' ? pickup : delivery;
  const { manufacturer, carModel, licensePlate } = vehicle;
  const values = { manufacturer, carModel, licensePlate: licensePlate ?? contract.auftragsnummer };
  const coordinationText = row.link && row.coordination === null ? 'Tausch' : labelOf(avisSides, told.side);
  return [
    sentMail({
      id: contactMailId(contract.id),
      template: wording.key,
      subject: subjectOf(wording, { ...values, coordinationText }),
      recipients: place.location.anspr1email ?? '',
      moment: Date.parse(row.updatedAt ?? ''),
      about: { entityType: 'Contract', entityId: contract.id },
    }),
  ];
}

function parkingMail(announced: readonly Drawn[]): RowFor<typeof mailLog>[] {
  const [first] = announced;
  if (!first?.parked) return [];
  const { place, day } = first.parked;
  const values = { date: formatDate(dayText(day)), count: String(announced.length), parkingSpaceName: place.firma };
  return [
    sentMail({
      id: parkingMailId(first.dossier.contract.id),
      template: parkingNotice.key,
      subject: subjectOf(parkingNotice, { ...values, vehicleTable: null, additionalNote: null }),
      recipients: place.email,
      moment: announcedAt(day),
      about: { entityType: address.type, entityId: place.id },
      lines: announced.map(({ dossier: { contract, vehicle } }) =>
        joined([vehicle.licensePlate, vehicle.manufacturer, vehicle.carModel, contract.auftragsnummer]),
      ),
    }),
  ];
}
