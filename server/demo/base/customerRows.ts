import type { addressMail } from '../../../src/domain/customer/addressMail.ts';
import type { billingAddress } from '../../../src/domain/customer/billingAddress.ts';
import type { customer as customers } from '../../../src/domain/customer/customer.ts';
import type { customerProtocol } from '../../../src/domain/customer/customerProtocol.ts';
import type { customerDepartment } from '../../../src/domain/customer/department.ts';
import type { user as users } from '../../../src/domain/user/user.ts';
import { customerPermissions } from '../../../src/domain/customer/choices/customerPermissions.ts';
import { dayText, instantText, momentOf, type Day } from '../days.ts';
import { randomFrom, sample, type Random } from '../random.ts';
import type { RowFor } from '../row.ts';
import { priceGroupOf } from '../contracts/prices.ts';
import { domainOf, fullName, plainText } from '../world/names.ts';
import { drawIban, drawLine, drawMobile, drawPhone, drawStreet, drawTaxNumber, drawVatId } from '../world/numbers.ts';
import { belongings, type Belongings } from './belongings.ts';
import { categoryId } from './catalogue.ts';
import { leftAt } from './leftAt.ts';
import { rhythmOf } from './rhythm.ts';

const firstCustomerNumber = 10_001;

export type CustomerTables = {
  customers: RowFor<typeof customers>[];
  users: RowFor<typeof users>[];
  billing_addresses: RowFor<typeof billingAddress>[];
  customer_departments: RowFor<typeof customerDepartment>[];
  customer_protocols: RowFor<typeof customerProtocol>[];
  address_mails: RowFor<typeof addressMail>[];
};

/** Customers with their bills, branches, people, papers and mail rules. */
export function customerRows({ first, today }: { readonly first: Day; readonly today: Day }): CustomerTables {
  const tables: CustomerTables = {
    customers: [],
    users: [],
    billing_addresses: [],
    customer_departments: [],
    customer_protocols: [],
    address_mails: [],
  };
  for (const [i, own] of [...belongings.values()].entries()) {
    const random = randomFrom('leitstand', 'customer', own.customer.id);
    const createdAt = instantText(momentOf(first - random.int(30, 3000), random.int(480, 1000)));
    const meta = { createdAt, updatedAt: createdAt };
    const row = { ...meta, ...customerRow(random, own, firstCustomerNumber + i) };
    tables.customers.push({ ...row, ...mandateOf(row.id, row.zahlarten, first) });
    tables.users.push(
      ...own.users.map((user) => ({ ...meta, ...left(own, user.id, today), ...userRow(random, own, user) })),
    );
    tables.billing_addresses.push(...own.billing.map((billing) => ({ ...meta, ...billingRow(random, own, billing) })));
    tables.customer_departments.push(
      ...own.departments.map((it) => ({
        ...meta,
        id: it.id,
        name: it.name,
        customer: own.customer.id,
        defaultBillingAddress: it.billing,
        serviceAddress: it.place?.id ?? null,
        users: sample(random, own.users, 2).map((user) => user.id),
      })),
    );
    tables.customer_protocols.push(
      ...own.protocols.map((it) => ({
        ...meta,
        id: it.id,
        protocol: it.name,
        customer: own.customer.id,
        file: null,
        pageCount: it.pages,
      })),
    );
    tables.address_mails.push(
      ...own.mailRules.map(({ place, ...rule }, n) => ({
        ...meta,
        id: own.customer.id * 8 + n,
        customer: own.customer.id,
        address: place?.id ?? null,
        ...rule,
      })),
    );
  }
  return tables;
}

function customerRow(random: Random, own: Belongings, number: number): RowFor<typeof customers> {
  const { customer } = own;
  const owner = own.users[0]?.person ?? { anrede: 'Frau', vorname: 'Renate', nachname: 'Thiele' };
  const isPrivate = customer.kategorie === 'private' && customer.firma === '';
  const line = drawLine(random, customer.town);
  const domain = domainOf(customer.firma || 'thiele post');
  const place = own.places[0];
  const term = random.next();
  return {
    id: customer.id,
    kundennr: String(number),
    kuerzel: customer.kuerzel,
    aktiv: customer.aktiv ? '1' : '0',
    firma: customer.firma || null,
    anrede: isPrivate ? 'Frau' : 'Firma',
    vorname: isPrivate ? 'Renate' : null,
    nachname: isPrivate ? 'Thiele' : null,
    ...(place ? { strasse: place.strasse, hausnr: place.hausnr } : drawStreet(random, true)),
    plz: customer.town.plz,
    ort: customer.town.ort,
    land: 'DE',
    contactPerson: isPrivate ? null : fullName(owner),
    telefonVorwahl: line.vorwahl,
    telefon: line.nummer,
    handynr: random.chance(0.3) ? drawMobile(random) : null,
    email: `disposition@${domain}`,
    email2: random.chance(0.2) ? `fuhrpark@${domain}` : null,
    ustid: isPrivate ? null : drawVatId(random),
    steuernummer: isPrivate ? null : drawTaxNumber(random),
    handelsregisternummer: isPrivate ? null : `HRB ${random.int(10_000, 99_999)}`,
    amtsgericht: isPrivate ? null : customer.town.ort,
    notizen: random.chance(0.25)
      ? random.pick([
          'Terminabstimmung immer mit dem Nutzer.',
          'Rechnung nur per E-Mail.',
          'Eilaufträge telefonisch bestätigen.',
          'Jahresgespräch im Januar.',
        ])
      : null,
    zahlarten: random.chance(0.12) ? 'directDebit' : 'invoice',
    zahlzielRechnung: term < 0.45 ? '10' : term < 0.75 ? '14' : '30',
    zahlzielLastschrift: '10',
    billingRhythm: rhythmOf(customer.id).isWeekly ? 'weekly' : 'monthly',
    wartestundenpreis: '20.00',
    kategorie: categoryId(customer.kategorie),
    priceGroup: priceGroupOf(customer).id,
    alternativBillingMailAddress: random.chance(0.3) ? `rechnung@${domain}` : null,
    mailConfirmContractSubject: null,
    defaultLeasingProtocol: own.leasingProtocols[0] ?? null,
    leasingProtocols: own.leasingProtocols,
    sendProtocolToContractContact: own.protocolToContact,
    createAvisContracts: own.createAvis,
    enableAvisParkingSpace: customer.trade === 'leasing' || customer.trade === 'manufacturer',
    defaultServices: defaultServices(random),
    ...Object.fromEntries(
      customerPermissions.items.map((it) => [
        it.key,
        ['auftragsliste', 'auftragseingabe'].includes(it.key) || random.chance(0.45),
      ]),
    ),
    alternativeBillingAddresses: own.billing.map((it) => it.id),
  };
}

/** Who pays by direct debit has given his mandate for it; with one in four it is still missing. */
function mandateOf(customer: number, zahlarten: string | null | undefined, first: Day) {
  const random = randomFrom('leitstand', 'mandate', customer);
  if (zahlarten !== 'directDebit' || !random.chance(0.75)) return {};
  return {
    iban: drawIban(random),
    bic: 'MUSTDEFFXXX',
    sepaMandateId: `M${String(customer).padStart(5, '0')}`,
    sepaMandateDate: dayText(first - random.int(20, 900)),
  };
}

function defaultServices(random: Random): NonNullable<RowFor<typeof customers>['defaultServices']> {
  return sample(random, [1, 5, 22, 23, 25, 26], random.int(0, 4)).map((service) => ({
    service: `/api/services/${service}`,
    conditions: random.chance(0.6)
      ? [{ field: 'contractType', condition: 'eq', value: random.chance(0.5) ? 'DELIVERY' : 'PICKUP' }]
      : [],
  }));
}

const left = ({ customer: { aktiv } }: Belongings, id: number, today: Day) =>
  aktiv ? {} : { updatedAt: leftAt(id, today) };

function userRow(random: Random, own: Belongings, user: Belongings['users'][number]): RowFor<typeof users> {
  const name = `${plainText(user.person.vorname)}.${plainText(user.person.nachname).replace(/ /g, '')}`;
  return {
    id: user.id,
    username: `${own.customer.kuerzel.toLowerCase()}.${plainText(user.person.nachname).replace(/ /g, '')}${user.owner ? '' : user.id % 100}`,
    name: fullName(user.person),
    phone: drawPhone(random, own.customer.town),
    email: `${name}@${domainOf(own.customer.firma || 'thiele post')}`,
    active: own.customer.aktiv,
    hide: false,
    position: user.owner ? 'Fuhrparkleitung' : 'Sachbearbeitung',
    department: null,
    roles: [],
    userGroups: [user.group],
    driver: null,
    customer: own.customer.id,
    customerDepartmentName: own.departments.length > 0 && random.chance(0.4) ? random.pick(own.departments).name : null,
    isOwner: user.owner,
  };
}

function billingRow(
  random: Random,
  own: Belongings,
  billing: Belongings['billing'][number],
): RowFor<typeof billingAddress> {
  const { customer } = own;
  const domain = domainOf(customer.firma);
  return {
    id: billing.id,
    firma: customer.firma,
    firma2: billing.abteilung === 'Buchhaltung' ? null : billing.abteilung,
    ...drawStreet(random, true),
    plz: billing.town.plz,
    ort: billing.town.ort,
    land: 'DE',
    active: random.chance(0.94),
    email: `info@${domain}`,
    telefon: drawPhone(random, billing.town),
    adressbesitzer: customer.id,
    abteilung: billing.abteilung,
    rechnungsEmail: `rechnung@${domain}`,
    ustid: drawVatId(random),
    steuernummer: drawTaxNumber(random),
  };
}
