import type { Side } from '../avis/coordination.ts';
import { labelOf, type KeyOf } from '../choices/choices.ts';
import type { Contract } from '../contract/contract.ts';
import { mailRuleConditions } from './choices/mailRuleConditions.ts';
import type { mailRuleTypes } from './choices/mailRuleTypes.ts';
import { appointmentRecipients, isAbout, ruledRide, type PlacedRule } from './mailRules.ts';

/** A rule as somebody set it up, with its number, its occasion and the name of its address. */
export type NamedRule = PlacedRule & {
  readonly id: number;
  readonly occasion: KeyOf<typeof mailRuleTypes>;
  readonly addressName: string | null;
};
type Ride = Pick<
  Contract,
  | 'contractClientAddress'
  | 'pickupAddress'
  | 'deliveryAddress'
  | 'pickupLocation'
  | 'deliveryLocation'
  | 'testContract'
  | 'isStorniert'
> & { readonly hasAvis: boolean };
/** What a rule does for one ride: which mail it sends when, or why it sends none. */
export type RuleEffect = {
  readonly rule: NamedRule;
  /** Numbers of the mails, as the templates have them. */
  readonly mails: readonly string[];
  /** What comes along or in whose place, in words. */
  readonly how: string;
  /** What has to happen first; null for what happens by itself in the course of the ride. */
  readonly when: string;
  /** Null: the mail goes out. */
  readonly whyNot: string | null;
};

const mailsOf = { U2: ['M09'], U3: ['M10', 'M11'], disposition: ['M18'], avis: ['M08a', 'M08b', 'M08d'] } as const;
const whenOf = {
  U2: 'sobald das Fahrzeug abgeholt ist (U2)',
  U3: 'sobald das Fahrzeug zugestellt ist (U3) und wenn das Protokoll verschickt wird (U4)',
  disposition: 'sobald ein Fahrer eingeteilt wird',
  avis: 'wenn die Avisierung verschickt wird',
} as const;
const sides: readonly Side[] = ['pickup', 'delivery'];
const sideNames = { pickup: 'Abholung', delivery: 'Zustellung' } as const;

/** For one ride what each rule of its customer and its addresses would send, and why not. */
export function ruleEffects(rules: readonly NamedRule[], ride: Ride): RuleEffect[] {
  const ruled = ruledRide(ride);
  const named = new Set<string>();
  return rules
    .filter((it) => isNear(it, ruled))
    .map((rule) => {
      const meant = sides.filter((side) => isAbout(rule, ruled, side));
      const key = `${rule.occasion} ${(rule.mailAddress ?? '').trim().toLowerCase()}`;
      const whyNot =
        stateOf(ride) ??
        (meant.length === 0 ? whyNotMeant(rule, ruled) : undefined) ??
        (rule.occasion === 'avis' ? whyNoAppointment(rule, ride, { rules, meant }) : undefined) ??
        (rule.occasion !== 'avis' && named.has(key) ? 'Dieselbe Adresse nennt schon eine andere Regel.' : null);
      if (whyNot === null) named.add(key);
      return { rule, mails: mailsOf[rule.occasion], how: howOf(rule, meant), when: whenOf[rule.occasion], whyNot };
    });
}

/** Rules of other places in the same town are nobody's concern here. */
function isNear(rule: NamedRule, ruled: ReturnType<typeof ruledRide>): boolean {
  if (rule.customer !== null) return true;
  return sides.some((side) => isAbout({ ...rule, ruleCondition: null }, ruled, side));
}

function stateOf({ testContract, isStorniert }: Ride): string | undefined {
  if (testContract) return 'Testaufträge werden nicht gemeldet.';
  return isStorniert ? 'Der Auftrag ist storniert.' : undefined;
}

function whyNotMeant(rule: NamedRule, ruled: ReturnType<typeof ruledRide>): string {
  const isOtherEnd = sides.some((side) => isAbout({ ...rule, ruleCondition: null }, ruled, side));
  return isOtherEnd
    ? `Die Regel gilt nur, wenn die Adresse ${labelOf(mailRuleConditions, rule.ruleCondition)} ist.`
    : 'Die Adresse der Regel steht an keinem Ende dieser Fahrt.';
}

type Appointment = { readonly rules: readonly NamedRule[]; readonly meant: readonly Side[] };

/** Whom an appointment is asked of is settled side by side, by all rules of it together. */
function whyNoAppointment(rule: NamedRule, ride: Ride, { rules, meant }: Appointment): string | undefined {
  if (!ride.hasAvis) return 'Der Auftrag hat keine Avisierung.';
  const ruled = ruledRide(ride);
  const address = (rule.mailAddress ?? '').trim().toLowerCase();
  const isAsked = meant.some((side) => {
    const meantThere = rules.filter((it) => it.occasion === 'avis' && isAbout(it, ruled, side));
    return appointmentRecipients(ride[`${side}Location`].anspr1email, meantThere).some(
      (it) => it.toLowerCase() === address,
    );
  });
  return isAsked ? undefined : 'Der Seite fehlt die E-Mail des Ansprechpartners, von dem dies eine Kopie wäre.';
}

function howOf(rule: NamedRule, meant: readonly Side[]): string {
  if (rule.occasion === 'disposition') return '';
  if (rule.occasion !== 'avis') return rule.pdfType === 'withImages' ? 'PDF mit Bildern' : 'PDF ohne Bilder';
  const where = meant.map((it) => sideNames[it]).join(' und ');
  return `${rule.type === 'avis' ? 'statt des Ansprechpartners' : 'neben dem Ansprechpartner'}${where && ` (${where})`}`;
}
