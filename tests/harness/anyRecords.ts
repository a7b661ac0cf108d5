import { appointmentFields } from '../../src/domain/avis/appointment.ts';
import { filesPath } from '../../src/domain/define/filesPath.ts';
import { locations } from '../../src/domain/protocol/choices/locations.ts';
import { partsAt } from '../../src/domain/protocol/carParts.ts';
import { resources } from '../../src/domain/resources.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import type { Client } from './client.ts';
import { leitstand, type TestSystem } from './leitstand.ts';
import { changedValues, minimalValues } from './validValues.ts';

type Values = Record<string, unknown>;

/** A system with an administrator, and records of whatever resource the definitions know. */
export type AnyRecords = {
  readonly system: TestSystem;
  readonly admin: Client;
  /** The least a record of this resource can be made with. */
  minimal(resource: Pick<Resource, 'path'>): Promise<Values>;
  /** Another value for every field that can be changed by itself. */
  changes(resource: Resource): Promise<Values>;
  /** The address of a new record. */
  given(path: string): Promise<string>;
};

/** Combinations that rules of the business refuse, and fields that bring other fields along. */
const apart: Readonly<Record<string, readonly string[]>> = {
  // A row goes to a contract of its own customer only.
  import_contracts: ['isImported', 'contract'],
  // An agreement is of the past, and ends after it began.
  credit_agreements: ['agreedOn', 'endsOn'],
  contracts: [
    'createAvis',
    'avisBundle',
    'anschlussvon',
    'abafahrt',
    'abcfahrt',
    'flexContract',
    'vorholung',
    'isStorniert',
    'stornierung',
    'cancellationRequested',
    'auftragbestaetigt',
    'neumerker',
    'driver',
    'benutzer',
    'sperrenFuerAngebotsliste',
    'googleKm',
    'googleFahrzeit',
    'additionalDistance',
    'anzahlSchluessel',
    'anzahlTankkarten',
    'anzahlLadekabel',
  ],
  contract_avis: [...appointmentFields, 'bundle', 'link'],
  customer_contract_templates: ['contractTemplate'],
  list_views: ['filter'],
  // Which paper goes along follows from the occasion.
  address_mails: ['ruleType'],
  customers: ['ustid', 'steuernummer', 'iban', 'revenueAccount'],
  billing_addresses: ['ustid', 'steuernummer'],
  companies: ['ustid', 'steuernummer', 'iban', 'datevAccounts', 'datevConfirmed'],
  // Somebody else as recipient brings the rest along, articles bring sums, closing makes it final.
  billings: ['ustid', 'customer', 'driver', 'alternativeRechnungsadresse', 'artikeldatenArray', 'abgeschlossen'],
  // The type decides about the second, positions bring sums along; completing makes the document final.
  invoices: ['recipientUstid', 'type', 'invoice_commercial', 'invoiceEntries', 'invoiceCompleted', 'expensesTemplate'],
  // Quantity and price have the amount as their product.
  invoice_entries: ['quantity', 'unitPrice', 'unit', 'amount'],
  // Exactly one thing is held.
  retention_holds: ['customer', 'driver', 'contract', 'invoice'],
  // An end before the beginning is refused, and plates are brought into their form.
  red_plate_rides: ['plate', 'rideDay', 'begin', 'endDay', 'end'],
  drivers: ['ustid', 'steuernummer', 'iban', 'bic', 'expenseAccount'],
  // An account of four to eight digits, on the side of the books that the key names.
  price_types: ['revenueAccount', 'expenseAccount'],
  protocols: ['carKeys', 'fuelCards', 'chargingCables'],
  protocol_damages: ['location', 'component'],
  protocol_image_slots: ['placeholder'],
};

const location = locations.items[0]?.key ?? '';

/** What is wished for once and not kept: the wish to put an end into the stock is gone with the saving. */
const isWish = (part: string) => part === 'saveLocation';

/** Makes records out of the definitions alone, so that a new resource is tested without a line of its own. */
export async function anyRecords(): Promise<AnyRecords> {
  const system = await leitstand();
  const admin = await system.as('admin');
  const adminIri = `/api/users/${String((await admin.get('/api/users/me')).body.userId)}`;
  let counted = 0;
  const examples = new Map<string, Promise<string>>();
  const example = (path: string): Promise<string> => {
    // A file belongs to one record: the copy of a licence goes with its paper.
    if (path === filesPath) return given(path);
    const known = examples.get(path) ?? given(path);
    examples.set(path, known);
    return known;
  };

  /** What rules of the business ask for beyond the definition. */
  async function ruled(path: string): Promise<Values> {
    if (path === 'bundles')
      return { contracts: [(await system.given.contract()).iri, (await system.given.contract()).iri] };
    if (path === 'address_mails') return { customer: await example('customers') };
    if (path === 'list_views') return { path: 'contracts', list: 'contracts' };
    // Not every part is everywhere on a vehicle.
    if (path === 'protocol_damages') return { location, component: partsAt({ location })[0]?.key };
    // An original that is not completed has no Storno, and a new one has nothing to be made of.
    if (path === 'invoices') return { recipientUstid: 'DE136695976' };
    // Whatever the kind is, "other" among them: it is described.
    if (path === 'protocol_expenses') return { description: 'Parkschein' };
    if (path === 'protocol_waitings') return { otherReason: 'Schranke' };
    // A customer has one layout.
    if (path === 'import_layouts') return { customer: await given('customers') };
    // A hold stands on exactly one thing.
    if (path === 'retention_holds') return { taxYear: 2026 };
    return path === 'notifications' ? { user: adminIri } : {};
  }

  async function minimal({ path }: Pick<Resource, 'path'>): Promise<Values> {
    return {
      ...(await minimalValues(definition(path), { number: (counted += 1), referred: example })),
      ...(await ruled(path)),
    };
  }

  async function given(path: string): Promise<string> {
    if (path === filesPath) return system.given.file();
    if (path !== 'bundle_contracts') return (await system.given.record(path, await minimal({ path }))).iri;
    const [bundle, contract] = [await given('bundles'), (await system.given.contract()).iri];
    return (await system.given.record(path, { bundle, contract, sortOrder: 3 })).iri;
  }

  async function changes(resource: Resource): Promise<Values> {
    const values = await changedValues(resource, { number: (counted += 1), referred: example });
    // An entry alone in its list has one place only.
    const isPlace = (name: string) => resource.entryOf !== undefined && name === resource.sorted?.by;
    // Behind the last place there is none; what is made here stands last.
    const places = resource.sorted ? { [resource.sorted.by]: (resource.sorted.from ?? 0) + 1 } : {};
    const kept = Object.entries({ ...values, ...places }).filter(
      ([name]) => apart[resource.path]?.includes(name) !== true && !isPlace(name),
    );
    return Object.fromEntries(
      kept.map(([name, value]) => [
        name,
        resource.fields[name]?.kind === 'embedded'
          ? Object.fromEntries(Object.entries(value as object).filter(([part]) => !isWish(part)))
          : value,
      ]),
    );
  }

  return { system, admin, minimal, changes, given };
}

/** The definition of this path; a path that nobody defined fails the test. */
export function definition(path: string): Resource {
  const found = resources.find((it) => it.path === path);
  if (!found) throw new Error(`There is no resource ${path}.`);
  return found;
}
