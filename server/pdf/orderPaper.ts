import type { Content } from 'pdfmake';
import { accessories } from '../../src/domain/choices/accessories.ts';
import { additionalRimTypes } from '../../src/domain/choices/additionalRimTypes.ts';
import { labelOf } from '../../src/domain/choices/choices.ts';
import { contractTypes } from '../../src/domain/choices/contractTypes.ts';
import { rimTypes } from '../../src/domain/choices/rimTypes.ts';
import { tyreTypes } from '../../src/domain/choices/tyreTypes.ts';
import type { Contract } from '../../src/domain/contract/contract.ts';
import { idOf } from '../../src/domain/define/resource.ts';
import { formatKm } from '../../src/domain/km/formatKm.ts';
import { formatDate } from '../../src/domain/time/formatDay.ts';
import { formatHours } from '../../src/domain/time/duration.ts';
import { displayPlate } from '../../src/domain/vehicle/plate.ts';
import { factSection, joined, notes, pageTitle, sideBySide, type Fact } from './blocks.ts';
import type { Linked } from './linked.ts';
import { stopBlock, type Stop } from './place.ts';

/** The references whose names stand on the paper. */
export const orderLinks = [
  'contractClientAddress',
  'customerDepartment',
  'leistungsadresse',
  'driver',
  'anschlussvon',
  'anschlussAuftrag',
  'zusatzleistungenArray',
  'zubehoerArray',
  'leasingProtocols',
  'customerProtocols',
] as const;

/** An order as it may be sent to customer and driver: everything about the ride, no price and nothing of what staff note for themselves. */
export function orderPart(order: Contract, linked: Linked): Content {
  return {
    stack: [
      pageTitle({
        title: `Auftrag ${order.auftragsnummer ?? ''}`,
        code: order.auftragsnummer ?? '',
        lines: [subtitleOf(order), stateOf(order)],
      }),
      sideBySide(
        factSection('Auftraggeber', customerFacts(order, linked)),
        factSection('Fahrt', rideFacts(order, linked)),
      ),
      sideBySide(stopBlock(pickupOf(order)), stopBlock(deliveryOf(order))),
      sideBySide(factSection('Fahrzeug', vehicleFacts(order)), {
        stack: [
          factSection('Zubehör', accessoryFacts(order, linked)),
          factSection('Zusatzleistungen', serviceFacts(order, linked)),
        ],
      }),
      notes('Hinweise', order.infoShared),
    ],
  };
}

function subtitleOf(order: Contract): string {
  return [
    labelOf(contractTypes, order.contractType),
    `${order.pickupLocation.ort ?? ''} – ${order.deliveryLocation.ort ?? ''}`,
    formatDate(order.datum),
  ]
    .filter(Boolean)
    .join(' · ');
}

function stateOf(order: Contract): string {
  const marks = [
    order.isStorniert && 'STORNIERT',
    order.testContract && 'Testauftrag',
    order.flexContract && 'Flex: der genaue Termin wird mit dem Ansprechpartner abgestimmt',
    order.vorholung && 'Vorholung',
  ];
  return marks.filter((it): it is string => typeof it === 'string').join(' · ');
}

function customerFacts(order: Contract, linked: Linked): Fact[] {
  return [
    ['Kunde', nameOf(linked, order.contractClientAddress)],
    ['Filiale', nameOf(linked, order.customerDepartment)],
    ['Leistungsempfänger', nameOf(linked, order.leistungsadresse)],
    ['Vertragsnummer', order.leasingVertragsnummer],
    ['Kostenstelle', order.kostenstelle],
  ];
}

function pickupOf(order: Contract): Stop {
  return {
    title: 'Abholung',
    place: order.pickupLocation,
    day: order.datum,
    from: order.pickupTimeFrom,
    to: order.pickupTimeTo,
    contacts: order.pickupContacts,
    info: order.abholinfos,
  };
}

function deliveryOf(order: Contract): Stop {
  return {
    title: 'Zustellung',
    place: order.deliveryLocation,
    day: order.bringdatum,
    from: order.deliveryTimeFrom,
    to: order.deliveryTimeTo,
    contacts: order.deliveryContacts,
    info: order.bringinfos,
  };
}

function vehicleFacts(order: Contract): Fact[] {
  return [
    ['Fahrzeug', joined([order.manufacturer, order.carModel])],
    [
      'Kennzeichen',
      joined([order.licensePlate && displayPlate(order.licensePlate), !order.angemeldet && '(nicht angemeldet)']),
    ],
    ['FIN', order.carFin],
    ['HU', formatDate(order.tuev)],
    ['Antrieb', order.verzoegerteAbgabe ? 'vollelektrisch' : ''],
    ['Rotes Kennzeichen', order.alternativeLicensePlate && displayPlate(order.alternativeLicensePlate)],
    ['Überführung', order.infoTransferNumberPlate],
    ['Bereifung', joined([labelOf(tyreTypes, order.bereifung), labelOf(rimTypes, order.felge)], ', ')],
    [
      'Zusatzbereifung',
      joined([labelOf(tyreTypes, order.zusatzBereifung), labelOf(additionalRimTypes, order.zusatzFelge)], ', '),
    ],
  ];
}

/** Each accessory once, with its count where it is counted. */
function accessoryFacts(order: Contract, linked: Linked): Fact[] {
  const items = order.zubehoerArray.map((iri) => {
    const name = linked.get(iri) ?? '';
    const counted = accessories.items.find((it) => it.id === idOf('accessories', iri))?.countField;
    const count = counted === undefined ? null : order[counted];
    return count === null ? name : `${name}: ${String(count)}`;
  });
  return [['Mitzugeben', items.join('\n')]];
}

function serviceFacts(order: Contract, linked: Linked): Fact[] {
  const names = order.zusatzleistungenArray.map((it) => linked.get(it));
  const addresses = order.serviceAddresses.map((it): Fact => [
    nameOf(linked, it.service) ?? 'Leistung',
    joined(
      [
        it.company,
        joined([it.street, it.houseNumber]),
        joined([it.zipCode, it.city]),
        it.contactPerson,
        it.phone,
        it.info,
      ],
      '\n',
    ),
  ]);
  return [['Leistungen', joined([order.waschen && 'Fahrzeug waschen', ...names], '\n')], ...addresses];
}

function rideFacts(order: Contract, linked: Linked): Fact[] {
  return [
    ['Entfernung', order.googleKm === null ? '' : formatKm(order.googleKm)],
    ['Fahrzeit', order.googleFahrzeit === null ? '' : formatHours(order.googleFahrzeit)],
    ['Fahrer', nameOf(linked, order.driver)],
    ['Anschluss von', nameOf(linked, order.anschlussvon)],
    ['Rückauftrag', nameOf(linked, order.anschlussAuftrag)],
    [
      'Protokolle',
      joined(
        [...order.leasingProtocols, ...order.customerProtocols].map((it) => linked.get(it)),
        ', ',
      ),
    ],
    ['Schadenkontrolle', order.noDamageControl ? 'entfällt' : ''],
  ];
}

function nameOf(linked: Linked, iri: string | null): string | null {
  return iri === null ? null : (linked.get(iri) ?? null);
}
