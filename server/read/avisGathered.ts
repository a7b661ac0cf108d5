import { addressContainersOf, isContactMissing, isMailMissing } from '../../src/domain/avis/addressContainers.ts';
import { windowText } from '../../src/domain/avis/appointment.ts';
import { contractAvis } from '../../src/domain/avis/contractAvis.ts';
import { effectiveCoordination } from '../../src/domain/avis/coordination.ts';
import { contract, type Contract } from '../../src/domain/contract/contract.ts';
import { joined } from '../../src/domain/define/joined.ts';
import { idOf, iriOf } from '../../src/domain/define/resource.ts';
import type { AnyRow, RowOf } from '../../src/domain/define/row.ts';
import { ruledRide, standIn, type PlacedRule } from '../../src/domain/customer/mailRules.ts';
import { readPicked } from '../storage/readRecords.ts';
import { readReferred } from '../storage/readReferred.ts';
import type { DomainRecord } from '../storage/rows.ts';
import type { Queryable } from '../storage/sql.ts';
import { readMailRules } from './mailRules.ts';
import { suggestionsFor } from './avisSuggestions.ts';

const contractFields = [
  'auftragsnummer',
  'contractClientAddress',
  'driver',
  'licensePlate',
  'manufacturer',
  'carModel',
  'carFin',
  'verzoegerteAbgabe',
  'flexContract',
  'isStorniert',
  'abgeschlossen',
  'datum',
  'bringdatum',
  'pickupTimeFrom',
  'pickupTimeTo',
  'deliveryTimeFrom',
  'deliveryTimeTo',
  'pickupLocation',
  'deliveryLocation',
  'pickupAddress',
  'deliveryAddress',
] as const;
const partnerFields = [
  'id',
  'version',
  'contract',
  'status',
  'coordination',
  'color',
  'note',
  'importantNote',
  'link',
  'linkDirection',
  'pickupDate',
  'pickupTimeFrom',
  'pickupTimeTo',
  'deliveryDate',
  'deliveryTimeFrom',
  'deliveryTimeTo',
  'contractType',
] as const;

type Arranged = Pick<RowOf<typeof contractAvis>, 'id' | 'contract' | 'coordination' | 'link' | 'contractType'>;
type Known = Pick<Contract, (typeof contractFields)[number]> & { readonly id: number };
/** Contracts by address, and what they refer to. */
type Contracts = {
  readonly contracts: ReadonlyMap<string, Known>;
  readonly named: ReadonlyMap<string, AnyRow>;
  /** Who is asked in the place of a contact. */
  readonly rules: readonly PlacedRule[];
};

/** What the contracts, the partners and the suggestions of some avis say, each kind read once for all of them. */
export async function gatherAvis(
  to: Queryable,
  records: readonly DomainRecord[],
  fields: ReadonlySet<string>,
): Promise<ReadonlyMap<number, AnyRow>> {
  const own = records as readonly (DomainRecord & Arranged)[];
  const links = fields.has('linkedAvis')
    ? own.flatMap(({ link }) => (link ? (idOf('contract_avis', link) ?? []) : []))
    : [];
  const partners = links.length > 0 ? await readPicked(to, contractAvis, links, partnerFields) : [];
  const around = await contractsOf(to, [...own, ...partners]);
  const suggestions = fields.has('suggestions')
    ? await suggestionsFor(
        to,
        own.map((it) => it.id),
      )
    : new Map<number, AnyRow[]>();
  const linked = new Map(
    partners.map(({ link: _, ...it }) => {
      const iri = iriOf('contract_avis', it.id);
      return [iri, { '@id': iri, '@type': contractAvis.type, ...it, ...aroundOf({ ...it, link: _ }, around) }];
    }),
  );
  return new Map(
    own.map((it) => [
      it.id,
      {
        ...aroundOf(it, around),
        linkedAvis: it.link ? (linked.get(it.link) ?? null) : null,
        suggestions: suggestions.get(it.id) ?? [],
      },
    ]),
  );
}

async function contractsOf(to: Queryable, avis: readonly Arranged[]): Promise<Contracts> {
  const ids = new Set(avis.flatMap((it) => (it.contract ? (idOf('contracts', it.contract) ?? []) : [])));
  const found = await readPicked(to, contract, [...ids], contractFields);
  const referred = await readReferred(
    to,
    [
      { to: 'customers', values: found.map((it) => it.contractClientAddress) },
      { to: 'drivers', values: found.map((it) => it.driver) },
    ],
    () => ['kuerzel', 'firma', 'vorname', 'nachname'],
  );
  const lacking = found.filter((it) => !it.pickupLocation.anspr1email || !it.deliveryLocation.anspr1email);
  return {
    rules: lacking.length > 0 ? await readMailRules(to, 'avis', lacking) : [],
    contracts: new Map(found.map((it) => [iriOf('contracts', it.id), it])),
    named: new Map(referred.flatMap((it) => [...it.records])),
  };
}

/** What an avis shows of its contract. */
function aroundOf(avis: Arranged, { contracts, named, rules }: Contracts): AnyRow {
  const found = contracts.get(avis.contract ?? '');
  if (!found)
    return { contractDetails: null, addressContainers: [], missingContactInformation: false, mailMissing: false };
  const containers = addressContainersOf(found, effectiveCoordination(avis));
  return {
    contractDetails: detailsOf(found, named),
    addressContainers: containers,
    missingContactInformation: isContactMissing(containers),
    mailMissing: isMailMissing(containers, standIn(rules, ruledRide(found))),
  };
}

function detailsOf(contract: Known, named: Contracts['named']): AnyRow {
  const [client, driver] = [named.get(contract.contractClientAddress ?? ''), named.get(contract.driver ?? '')];
  return {
    contract: iriOf('contracts', contract.id),
    orderNumber: contract.auftragsnummer,
    customer: contract.contractClientAddress,
    customerCode: client?.kuerzel ?? null,
    customerName: client ? (client.firma ?? nameOf(client)) : null,
    driver: contract.driver,
    driverCode: driver?.kuerzel ?? null,
    driverName: driver ? (nameOf(driver) ?? driver.firma) : null,
    licensePlate: contract.licensePlate,
    carModel: joined([contract.manufacturer, contract.carModel], ' '),
    fin: contract.carFin,
    electric: contract.verzoegerteAbgabe,
    flex: contract.flexContract,
    pickupDate: contract.datum,
    pickupTime: windowText(contract.pickupTimeFrom, contract.pickupTimeTo),
    deliveryDate: contract.bringdatum,
    deliveryTime: windowText(contract.deliveryTimeFrom, contract.deliveryTimeTo),
    cancelled: contract.isStorniert,
    closed: contract.abgeschlossen,
  };
}

function nameOf({ vorname, nachname }: AnyRow): string | null {
  return joined([vorname, nachname]);
}
