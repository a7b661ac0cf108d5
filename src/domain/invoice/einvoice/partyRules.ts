import { choiceOf } from '../../choices/choices.ts';
import { countries } from '../../choices/countries.ts';
import { vatIdRefusal } from '../../number/taxNumbers.ts';
import type { EInvoice, Party } from './eInvoice.ts';
import { fieldOf, isGiven, unless, warnUnless, whose, type Finding } from './finding.ts';

type Side = 'seller' | 'buyer';
/** The part of a party, its numbers for seller and buyer, what it is called with its article, and its field. */
type Part = readonly [read: (it: Party) => string | null, seller: string, buyer: string, named: string, field: string];

const parts: readonly Part[] = [
  [(it) => it.name, 'BR-06', 'BR-07', 'die Firma oder der Name', 'recipientCompany'],
  [(it) => it.street, 'LS-SELLER-STREET', 'LS-BUYER-STREET', 'die Straße', 'recipientStreet'],
  [(it) => it.town, 'BR-DE-3', 'BR-DE-8', 'der Ort', 'recipientCity'],
  [(it) => it.postcode, 'BR-DE-4', 'BR-DE-9', 'die Postleitzahl', 'recipientZipcode'],
  [(it) => it.country, 'BR-09', 'BR-11', 'das Land', 'recipientCountry'],
  [(it) => it.electronicAddress, 'PEPPOL-EN16931-R020', 'PEPPOL-EN16931-R010', 'die E-Mail-Adresse', 'recipientMail'],
];

/** Name, address and electronic address of both sides. */
export function partyRules(it: EInvoice): readonly Finding[] {
  return [
    ...addressOf(it.seller, 'seller'),
    ...addressOf(it.buyer, 'buyer'),
    ...sellerRules(it),
    ...[it.seller, it.buyer].flatMap(vatIdRules),
  ];
}

function addressOf(party: Party, side: Side): readonly Finding[] {
  return [
    ...parts.flatMap(([read, seller, buyer, named, field]) =>
      unless(
        isGiven(read(party)),
        side === 'seller' ? seller : buyer,
        missing(party, side, named),
        fieldOf(party, field),
      ),
    ),
    ...unless(
      !isGiven(party.country) || choiceOf(countries, party.country) !== undefined,
      'BR-CL-14',
      `„${party.country ?? ''}“ ist kein bekanntes Land.`,
      fieldOf(party, 'recipientCountry'),
    ),
  ];
}

function missing(party: Party, side: Side, named: string): string {
  const because = named === 'die E-Mail-Adresse' && side === 'buyer' ? ' Sie ist seine elektronische Adresse.' : '';
  return `${whose(party, side)} fehlt ${named}.${because}`;
}

/** Whoever issues the document: reachable, and known to the tax office. */
function sellerRules({ seller }: EInvoice): readonly Finding[] {
  const { contact, taxNumbers } = seller;
  const lacks = (named: string) => `${whose(seller, 'seller')} fehlt ${named}.`;
  const at = (field: string) => fieldOf(seller, field);
  const hasIdentity = isGiven(seller.identifier) || isGiven(seller.register) || vatIdOf(seller) !== undefined;
  return [
    ...unless(contact !== null, 'BR-DE-2', lacks('der Ansprechpartner'), at('recipientLastName')),
    ...unless(!contact || isGiven(contact.name), 'BR-DE-5', lacks('der Ansprechpartner'), at('recipientLastName')),
    ...unless(!contact || isGiven(contact.phone), 'BR-DE-6', lacks('das Telefon'), at('recipientPhone')),
    ...unless(!contact || isGiven(contact.email), 'BR-DE-7', lacks('die E-Mail-Adresse'), at('recipientMail')),
    ...warnUnless(
      (contact?.phone ?? '').replaceAll(/\D/g, '').length >= 3,
      'BR-DE-27',
      'Die Telefonnummer hat weniger als drei Ziffern.',
      at('recipientPhone'),
    ),
    ...warnUnless(
      !contact || !isGiven(contact.email) || /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(contact.email),
      'BR-DE-28',
      'Die E-Mail-Adresse des Ansprechpartners ist keine.',
      at('recipientMail'),
    ),
    ...unless(hasIdentity, 'BR-CO-26', numberMissing(seller), at('recipientUstid')),
    ...unless(taxNumbers.length > 0, 'BR-DE-16', numberMissing(seller), at('recipientUstid')),
  ];
}

function vatIdRules(party: Party): readonly Finding[] {
  const id = vatIdOf(party);
  return unless(
    id === undefined || startsWithCountry(id),
    'BR-CO-09',
    vatIdRefusal(id ?? '', 'Sie beginnt nicht mit dem Kürzel eines Landes.'),
    fieldOf(party, 'recipientUstid'),
  );
}

/** Whether a VAT id begins as the official rules want it, with two letters. */
export const startsWithCountry = (id: string): boolean => /^[A-Z]{2}/.test(id);

/** The VAT id of a party, where it stands on the document. */
export function vatIdOf(party: Party): string | undefined {
  return party.taxNumbers.find((it) => it.scheme === 'VA')?.number;
}

/** What is said where a seller has no number of his tax office (document 2, section 5). */
export function numberMissing(seller: Party): string {
  return seller.record === 'company'
    ? 'Ihrer Firma fehlt die USt-IdNr. oder Steuernummer.'
    : 'UstId oder Steuernummer muss angegeben werden';
}
