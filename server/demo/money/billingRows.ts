import { billing, type Billing } from '../../../src/domain/billing/billing.ts';
import { billingNumber, billingSeries } from '../../../src/domain/billing/billingNumber.ts';
import { articlePosition, printedBilling, taxedBilling } from '../../../src/domain/billing/printedBilling.ts';
import { company } from '../../../src/domain/company/company.ts';
import { customer, type Customer } from '../../../src/domain/customer/customer.ts';
import { idOf, iriOf } from '../../../src/domain/define/resource.ts';
import { driver, type Driver } from '../../../src/domain/driver/driver.ts';
import type { PrintedDriver } from '../../../src/domain/invoice/printedDocument.ts';
import { totalsOf } from '../../../src/domain/invoice/totals.ts';
import { recipientFields } from '../../actions/billings/drafts.ts';
import { printedCompany, printedCustomer, printedDriver } from '../../actions/invoices/printed.ts';
import { takenRecipient } from '../../actions/invoices/recipients.ts';
import { creditTermsOf } from '../base/credit.ts';
import { staffIds } from '../base/ids.ts';
import { clockText, dayText, instantText, isWorkingDay, momentOf, type Day } from '../days.ts';
import { at, randomFrom, type Random } from '../random.ts';
import { recordOf } from '../record.ts';
import type { Change, PrintedLf, Row } from '../row.ts';
import type { CrewMember } from '../world/crew.ts';
import { testCustomer } from '../world/customers.ts';

export type Billings = {
  readonly billings: readonly Row[];
  readonly printedBillings: readonly PrintedLf[];
  readonly history: readonly Change[];
  /** Last number of each series, by the name of its counter. */
  readonly counters: Readonly<Record<string, number>>;
};
type Around = {
  readonly first: Day;
  readonly today: Day;
  readonly crew: readonly CrewMember[];
  readonly base: Readonly<Record<string, readonly Row[]>>;
};
type Article = Billing['artikeldatenArray'][number];

const count = 120;
/** They are from before there were documents of orders: nothing of them is younger. */
const youngest = 20;
/** The last of these places stay open: an offer and an invoice that nobody has closed. */
const openPlaces: readonly number[] = [117, 119];
const isOffer = (place: number) => place % 6 === 3;
const isCredit = (place: number) => place % 15 === 7;
const isOfPerson = (place: number) => place % 15 === 11;
const isPassedOn = (place: number) => place % 20 === 10;

/**
 * 120 old LF Rechnungen of all three kinds, 20 of them offers, as accounting would have typed and closed them; sums,
 * numbers and kept copies by the product's own rules. Their files are made when somebody asks for them.
 */
export function billingRows({ base, crew, first, today }: Around): Billings {
  const buyers = (base.customers ?? []).filter(
    (it) => it.firma !== null && it.id !== testCustomer.id && it.aktiv === '1',
  );
  const paid = crew.filter((it) => creditTermsOf(it).mayBePaid && it.active);
  const ourselves = printedCompany(recordOf(company, at(base.companies ?? [], 0)));
  const billings: Row[] = [];
  const printedBillings: PrintedLf[] = [];
  const history: Change[] = [];
  const counters: Record<string, number> = {};
  for (let place = 0; place < count; place += 1) {
    const random = randomFrom('leitstand', 'billings', place);
    const day = dayOfPlace(place, first, today);
    const moment = momentOf(day, random.int(8 * 60, 16 * 60));
    const to = recipientAt(place, { random, base, buyers, paid });
    const isClosed = !openPlaces.includes(place);
    const series = billingSeries(dayText(day));
    if (isClosed) counters[series] = (counters[series] ?? 0) + 1;
    const auftragsnummer = isClosed ? billingNumber(dayText(day), counters[series] ?? 0) : null;
    const draft = recordOf(billing, {
      id: place + 1,
      createdAt: instantText(moment),
      updatedAt: instantText(moment),
      formulartyp: isOffer(place) ? 'Angebot' : isCredit(place) ? 'Gutschrift' : 'Rechnung',
      auftragsnummer,
      datum: dayText(day),
      zeit: clockText(Math.floor((moment - momentOf(day, 0)) / 60_000)),
      ...to.fields,
      endkundenrechnung: isOfPerson(place) ? '1' : '0',
      gewerblicheRechnung: isOfPerson(place) ? '0' : '1',
      nettogleichbrutto: isPassedOn(place) ? '1' : '0',
      ...termsOf(random, isCredit(place) || isOffer(place)),
      artikeldatenArray: articlesOf(random, place),
    });
    const whole: Billing = { ...draft, ...sumsOf(draft, to.driver), ...(isClosed && closing(moment)) };
    billings.push(asRow(whole));
    if (auftragsnummer === null) continue;
    const content = printedBilling(whole, {
      company: ourselves,
      customer: to.customer ? printedCustomer(to.customer) : null,
      driver: paidDriver(to.driver),
    });
    printedBillings.push({ billing: whole.id, number: auftragsnummer, content });
    history.push({
      path: 'billings',
      record_id: whole.id,
      logged_at: instantText(moment + minutesToClose),
      username: 'buchhaltung',
      field: 'auftragsnummer',
      previous: null,
      data: auftragsnummer,
    });
  }
  return { billings, printedBillings, history, counters };
}

/** One after the other over the whole time, on working days, so that days rise with the numbers. */
function dayOfPlace(place: number, first: Day, today: Day): Day {
  let day = first + Math.floor(((today - youngest - first) * place) / count);
  while (!isWorkingDay(day)) day += 1;
  return day;
}

type Recipient = {
  readonly customer: Customer | undefined;
  readonly driver: Driver | undefined;
  readonly fields: Readonly<Record<string, unknown>>;
};
type Choice = {
  readonly random: Random;
  readonly base: Around['base'];
  readonly buyers: readonly Row[];
  readonly paid: readonly CrewMember[];
};

/** Most are for customers, every second credit note for a driver, a few for a private person. */
function recipientAt(place: number, { base, buyers, paid, random }: Choice): Recipient {
  if (isCredit(place) && place % 2 === 0 && paid.length > 0) {
    const { id } = random.pick(paid);
    const row = (base.drivers ?? []).find((it) => it.id === id);
    const own = row && recordOf(driver, row);
    return {
      customer: undefined,
      driver: own,
      fields: { driver: id, ...recipientFields(takenRecipient({ paid: own })) },
    };
  }
  // Whoever is billed has an account at the tax adviser, so persons are customers as well.
  const person = isOfPerson(place) ? (base.customers ?? []).find((it) => it.firma === null) : undefined;
  const owner = recordOf(customer, person ?? random.pick(buyers));
  const fields = { customer: owner.id, ...recipientFields(takenRecipient({ owner })) };
  return { customer: owner, driver: undefined, fields };
}

function termsOf(random: Random, isPlain: boolean) {
  if (isPlain || !random.chance(0.25)) return { tage3: random.pick([10, 14, 30]) };
  return { tage1: 7, skonto1: '2.00', tage2: 14, skonto2: '1.00', tage3: 30 };
}

type Offered = readonly [
  beschreibung: string,
  beschreibung2: string | null,
  wert: string,
  most: number,
  mwst?: '7' | '19',
];
const services: readonly Offered[] = [
  ['Fahrzeugüberführung', 'bis 200 km', '199.00', 3],
  ['Fahrzeugüberführung', 'bis 400 km', '325.00', 2],
  ['Standgebühr', 'je Tag', '8.50', 14],
  ['Fahrzeugaufbereitung', 'innen und außen', '89.00', 4],
  ['Zulassungsdienst', null, '79.00', 3],
  ['Rote Kennzeichen', 'je Tag', '29.00', 5],
  ['Kurierfahrt', 'Schlüssel und Papiere', '45.00', 1],
  ['Verlegung auf dem Gelände', 'je Fahrzeug', '12.40', 24],
  ['Handbuch Fahrzeugübergabe', 'gedruckt', '12.90', 6, '7'],
];
const passedOn: readonly Offered[] = [
  ['Maut', 'verauslagt', '23.80', 2],
  ['Zulassungsgebühr', 'verauslagt', '30.70', 3],
];

/** One to four articles; some of the larger ones have something taken off. */
function articlesOf(random: Random, place: number): readonly Article[] {
  const offered = isPassedOn(place) ? passedOn : services;
  const articles = Array.from({ length: random.int(1, 3) }, () => articleOf(random, random.pick(offered)));
  const isReduced = !isPassedOn(place) && Number(articles[0]?.wert) > 100 && random.chance(0.2);
  return isReduced ? [...articles, articleOf(random, ['Nachlass', null, '-15.00', 1])] : articles;
}

function articleOf(random: Random, [beschreibung, beschreibung2, wert, most, mwst = '19']: Offered): Article {
  return {
    artikelnummer: random.chance(0.3) ? `A${String(random.int(10, 99))}` : '0',
    beschreibung,
    beschreibung2,
    misc3: null,
    menge: `${String(random.int(1, most))}.00`,
    wert,
    mwst,
  } as Article;
}

function sumsOf(it: Billing, paid: Driver | undefined) {
  const positions = it.artikeldatenArray.map((article) => articlePosition(article, it));
  const { amountNet, amountTax, amountTotal } = totalsOf(positions, taxedBilling(it, paidDriver(paid)));
  return { nettosumme: amountNet, mwst: amountTax, rechnungsbetrag: amountTotal };
}

/** Nobody in the demo changes his group, so it is the one of the day. */
function paidDriver(paid: Driver | undefined): PrintedDriver | null {
  return paid ? printedDriver(paid, idOf('job_categories', paid.gruppe ?? '') ?? null) : null;
}

const minutesToClose = 6 * 60_000;

/** What comes with the number. */
function closing(moment: number) {
  const completedAt = instantText(moment + minutesToClose);
  return {
    abgeschlossen: true,
    completedAt,
    updatedAt: completedAt,
    completedBy: iriOf('users', staffIds.buchhaltung),
  };
}

/** A record as its table has it: references are ids. */
function asRow({ version: _version, ...record }: Billing): Row {
  const id = (path: string, iri: string | null) => (iri === null ? null : (idOf(path, iri) ?? null));
  return {
    ...record,
    customer: id('customers', record.customer),
    driver: id('drivers', record.driver),
    completedBy: id('users', record.completedBy),
  };
}
