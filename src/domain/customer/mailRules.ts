import type { SomeOf } from '../define/row.ts';
import type { Side } from '../avis/coordination.ts';
import type { Contract } from '../contract/contract.ts';
import { distinctAddresses } from '../contract/recipients.ts';
import type { addressMail } from './addressMail.ts';

type Place = {
  readonly firma?: string | null | undefined;
  readonly plz?: string | null | undefined;
  readonly strasse?: string | null | undefined;
  readonly hausnr?: string | null | undefined;
};
/** A rule with the place of the address that it names. */
export type PlacedRule = SomeOf<
  typeof addressMail,
  'customer' | 'address' | 'ruleCondition' | 'mailAddress' | 'type' | 'pdfType'
> & {
  readonly place: Place | null;
};
/** What of a contract decides which rules are meant: whose it is, and both ends of the ride. */
export type RuledRide = {
  readonly customer: string | null;
  readonly ends: Readonly<Record<Side, { readonly address: string | null; readonly place: Place }>>;
};

type Ride = Pick<
  Contract,
  'contractClientAddress' | 'pickupAddress' | 'deliveryAddress' | 'pickupLocation' | 'deliveryLocation'
>;

/** A contract as the rules look at it. */
export function ruledRide(ride: Ride): RuledRide {
  return {
    customer: ride.contractClientAddress,
    ends: {
      pickup: { address: ride.pickupAddress, place: ride.pickupLocation },
      delivery: { address: ride.deliveryAddress, place: ride.deliveryLocation },
    },
  };
}

const conditionOf = { pickup: 'start', delivery: 'end' } as const;

/**
 * Whether a rule speaks of one end of a ride: it is the customer's, and its address, where it names one, stands at that
 * end; by the stock address, and where the contract has none by firm, postcode and street (0-decisions).
 */
export function isAbout(rule: PlacedRule, { customer, ends }: RuledRide, side: Side): boolean {
  if (!rule.customer && !rule.address) return false;
  if (rule.customer && rule.customer !== customer) return false;
  if (!rule.address) return true;
  if (rule.ruleCondition && rule.ruleCondition !== conditionOf[side]) return false;
  const { address, place } = ends[side];
  if (address) return address === rule.address;
  return rule.place !== null && placeKey(place) !== '' && placeKey(rule.place) === placeKey(place);
}

/** Firm, postcode and street as one text, without case and blanks; nothing for a place that names no firm. */
function placeKey({ firma, plz, strasse, hausnr }: Place): string {
  return firma ? [firma, plz, `${strasse ?? ''}${hausnr ?? ''}`].map(bare).join('|') : '';
}

function bare(text: string | null | undefined): string {
  return (text ?? '').replaceAll(/\s/g, '').toLowerCase();
}

/**
 * Who is written to about the appointment at one side: the addresses of rules of kind "Avisierung" instead of the
 * contact, those of others beside him.
 */
export function appointmentRecipients(contact: string | null | undefined, rules: readonly PlacedRule[]): string[] {
  const instead = rules.filter((it) => it.type === 'avis');
  const beside = rules.filter((it) => it.type !== 'avis');
  const addressees = instead.length > 0 ? instead.map((it) => it.mailAddress) : [contact];
  // Who only gets a copy stands in for nobody.
  const asked = distinctAddresses(addressees);
  return asked.length === 0 ? [] : distinctAddresses([...asked, ...beside.map((it) => it.mailAddress)]);
}

/** Whether a rule names somebody who is asked in the place of the contact at a side. */
export function standIn(rules: readonly PlacedRule[], ride: RuledRide): (side: Side) => boolean {
  return (side) => rules.some((it) => it.type === 'avis' && isAbout(it, ride, side));
}
