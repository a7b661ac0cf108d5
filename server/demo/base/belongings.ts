import { at, randomFrom, sample, type Random } from '../random.ts';
import { customers, testCustomer, type Customer } from '../world/customers.ts';
import { domainOf, drawPerson, type Person } from '../world/names.ts';
import { places, type Place } from '../world/places.ts';
import type { Town } from '../world/towns.ts';

export type CustomerUser = {
  readonly id: number;
  readonly person: Person;
  readonly owner: boolean;
  readonly group: number;
};
export type Belongings = {
  readonly customer: Customer;
  readonly places: readonly Place[];
  readonly billing: readonly { readonly id: number; readonly town: Town; readonly abteilung: string }[];
  readonly departments: readonly {
    readonly id: number;
    readonly name: string;
    readonly billing: number | null;
    readonly place: Place | null;
  }[];
  readonly users: readonly CustomerUser[];
  readonly leasingProtocols: readonly number[];
  readonly protocols: readonly { readonly id: number; readonly name: string; readonly pages: number }[];
  readonly mailRules: readonly MailRule[];
  readonly createAvis: boolean;
  readonly protocolToContact: boolean;
};

/** Who gets which mail about rides of the customer, or about those from or to one of its places. */
export type MailRule = {
  readonly place: Place | null;
  readonly ruleType: 'U2' | 'U3' | 'disposition' | 'avis';
  readonly ruleCondition: 'start' | 'end' | null;
  readonly mailAddress: string;
  readonly pdfType: 'withImages' | 'withoutImages' | null;
  readonly type: 'avis' | 'mail';
};

/** Ids of portal users begin after those of staff and drivers. */
const firstUser = 20_001;
const divisions = ['Buchhaltung', 'Zentraler Rechnungseingang', 'Fuhrparkabrechnung', 'Kreditoren'];
const portalGroups = [2, 9, 10, 11, 12, 13];
const leasingProtocolIds = [1, 2, 4, 5, 6];

function all(): Map<number, Belongings> {
  const next = { billing: 1, department: 1, user: firstUser, protocol: 1 };
  return new Map([...customers, testCustomer].map((customer) => [customer.id, belongingsOf(customer, next)]));
}

function belongingsOf(
  customer: Customer,
  next: { billing: number; department: number; user: number; protocol: number },
): Belongings {
  const random = randomFrom('leitstand', 'belongings', customer.id);
  const own = places.filter((it) => it.customer === customer);
  const small = customer.kategorie === 'private' || customer === testCustomer;
  const count = (max: number) => (small ? 0 : random.int(0, max));
  const billing = Array.from({ length: customer === testCustomer ? 0 : count(4) }, (_, i) => ({
    id: next.billing++,
    town: i === 0 ? customer.town : random.pick(own).town,
    abteilung: at(divisions, i),
  }));
  const departments = sample(random, own.slice(1), count(5)).map((place) => ({
    id: next.department++,
    name: `Filiale ${place.town.ort}`,
    billing: billing.length > 0 && random.chance(0.5) ? random.pick(billing).id : null,
    place,
  }));
  return {
    customer,
    places: own,
    billing,
    departments,
    users: usersOf(random, small ? 1 : random.int(1, 6), next),
    leasingProtocols: leasingOf(random, customer),
    protocols: Array.from(
      { length: customer.trade === 'leasing' || customer.trade === 'manufacturer' ? random.int(0, 2) : 0 },
      (_, i) => ({
        id: next.protocol++,
        name: at(['Übergabeprotokoll Nutzer', 'Rückgabeprotokoll'], i),
        pages: random.int(1, 4),
      }),
    ),
    mailRules: mailRulesOf(customer, own),
    createAvis:
      customer.trade === 'leasing' || customer.trade === 'fleetManager' ? random.chance(0.7) : random.chance(0.1),
    protocolToContact: random.chance(0.4),
  };
}

function mailRulesOf(customer: Customer, own: readonly Place[]): MailRule[] {
  const random = randomFrom('leitstand', 'mailRules', customer.id);
  return Array.from({ length: random.int(0, 6) }, () => {
    const place = own.length > 0 && random.chance(0.6) ? random.pick(own) : null;
    const ruleType = random.pick(['U2', 'U3', 'U3', 'disposition', 'avis'] as const);
    return {
      place,
      ruleType,
      ruleCondition: place ? random.pick(['start', 'end'] as const) : null,
      mailAddress: place?.email ?? `protokolle@${domainOf(customer.firma || 'thiele post')}`,
      pdfType: ruleType === 'disposition' ? null : random.chance(0.8) ? 'withoutImages' : 'withImages',
      type: ruleType === 'avis' ? 'avis' : 'mail',
    };
  });
}

function usersOf(random: Random, count: number, next: { user: number }): CustomerUser[] {
  return Array.from({ length: count }, (_, i) => ({
    id: next.user++,
    person: drawPerson(random, 0.5),
    owner: i === 0,
    group: i === 0 ? 1 : random.pick(portalGroups),
  }));
}

function leasingOf(random: Random, customer: Customer): number[] {
  if (customer.id === 277) return [3];
  return customer.trade === 'leasing' || customer.trade === 'fleetManager'
    ? sample(random, leasingProtocolIds, random.int(1, 2))
    : [];
}

/** What belongs to each customer, by customer id. */
export const belongings: ReadonlyMap<number, Belongings> = all();
