import type { ContractAvis } from '../../src/domain/avis/contractAvis.ts';
import { contractAvis } from '../../src/domain/avis/contractAvis.ts';
import { avisSides } from '../../src/domain/avis/avisChoices.ts';
import { effectiveCoordination, happensAt, type Side } from '../../src/domain/avis/coordination.ts';
import { labelOf } from '../../src/domain/choices/choices.ts';
import { contract, type Contract } from '../../src/domain/contract/contract.ts';
import { appointmentRecipients, isAbout, ruledRide } from '../../src/domain/customer/mailRules.ts';
import { customer } from '../../src/domain/customer/customer.ts';
import { formatDate, weekdayName } from '../../src/domain/time/formatDay.ts';
import { companyZone, todayIn } from '../../src/domain/time/zone.ts';
import { companyOf } from '../company.ts';
import type { Scope } from '../write/behaviour.ts';
import { returnCatalogue } from './attachment.ts';
import { addressLines, contractValues } from './contractValues.ts';
import { greetingForContact } from './greeting.ts';
import { readMailRules } from '../read/mailRules.ts';
import {
  appointment,
  appointmentOffer,
  appointmentOfferWithCatalogue,
  appointmentWithCatalogue,
  coordinationVerb,
} from './templates/appointment.ts';
import { writeMail, type Mail } from './writeMail.ts';

/** Windows to choose from, each with the address that chooses it. */
export type LinkedOffer = {
  readonly windows: readonly { readonly text: string; readonly link: string }[];
  readonly linkOther: string;
  readonly changeUntil: Date;
};
/** The question for the appointment at one side of a ride. */
export type AvisLetter = {
  readonly avis: ContractAvis;
  readonly ride: Contract;
  readonly side: Side;
  readonly sendCatalogue: boolean;
  /** Undefined: the contact is asked to name a time himself. */
  readonly offer?: LinkedOffer | undefined;
};

/** Who is asked at a side: its contact, or whoever the mail rules put in his place and beside him. */
export async function avisRecipients(
  scope: Pick<Scope, 'client'>,
  { ride, side }: Pick<AvisLetter, 'ride' | 'side'>,
): Promise<string[]> {
  const rules = await readMailRules(scope.client, 'avis', [ride]);
  const ruled = ruledRide(ride);
  return appointmentRecipients(
    ride[`${side}Location`].anspr1email,
    rules.filter((it) => isAbout(it, ruled, side)),
  );
}

/**
 * Asks the people at one side of a ride for the appointment (M08a), with three windows to choose from (M08d), and with
 * what is to be known about handing a vehicle back (M08b); without anybody to write to there is no mail.
 */
export async function avisMail(scope: Scope, letter: AvisLetter): Promise<Mail | undefined> {
  const { avis, ride, side, sendCatalogue, offer } = letter;
  const recipients = await avisRecipients(scope, letter);
  if (recipients.length === 0) return undefined;
  const place = ride[`${side}Location`];
  const client = await scope.look(customer, ride.contractClientAddress);
  const kind = happensAt(side, effectiveCoordination(avis));
  const partner =
    kind === 'swap' ? await scope.look(contract, (await scope.look(contractAvis, avis.link))?.contract) : null;
  const values = {
    ...contractValues(ride),
    carModel: ride.carModel || 'Fahrzeug',
    vehicle: contractValues(ride).vehicle || 'zu Ihrem Auftrag',
    customerName: client?.firma || [client?.vorname, client?.nachname].filter(Boolean).join(' ') || 'unserem Kunden',
    coordinationText: kind === 'swap' ? 'Tausch' : labelOf(avisSides, side),
    coordinationVerb: coordinationVerb(kind, partner?.licensePlate ?? null),
    linkedPlate: partner?.licensePlate,
    // Whom to ask there is who reads the mail.
    addressBlock: addressLines({ ...place, ansprechparter1: null, anspr1telefon: null }),
    companyPhone: (await companyOf(scope.client, scope.now)).phone,
  };
  // Somebody who is asked in the contact's place is not addressed by the contact's name.
  const isToContact = recipients.includes(place.anspr1email?.trim() ?? '');
  const head = {
    greeting: isToContact ? greetingForContact(place.ansprechparter1) : 'Guten Tag',
    recipients,
    attachments: sendCatalogue ? [returnCatalogue] : [],
    about: { entityType: 'Contract', entityId: ride.id },
  };
  if (!offer) return writeMail(scope, sendCatalogue ? appointmentWithCatalogue : appointment, { ...head, values });
  const [one, two, three] = offer.windows;
  const until = todayIn(companyZone, offer.changeUntil);
  return writeMail(scope, sendCatalogue ? appointmentOfferWithCatalogue : appointmentOffer, {
    ...head,
    values: {
      ...values,
      window1: one?.text,
      link1: one?.link,
      window2: two?.text,
      link2: two?.link,
      window3: three?.text,
      link3: three?.link,
      linkOther: offer.linkOther,
      changeUntil: `${weekdayName(until)}, ${formatDate(until)}`,
    },
  });
}
