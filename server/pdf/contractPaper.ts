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
export const contractLinks = [
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

/**
 * A contract as it may be sent to customer and driver: everything about the ride, no price and nothing of what staff
 * note for themselves.
 */
export function contractPart(contract: Contract, linked: Linked): Content {
  return {
    stack: [
      pageTitle({
        title: `Auftrag ${contract.auftragsnummer ?? ''}`,
        code: contract.auftragsnummer ?? '',
        lines: [subtitleOf(contract), stateOf(contract)],
      }),
      sideBySide(
        factSection('Auftraggeber', customerFacts(contract, linked)),
        factSection('Fahrt', rideFacts(contract, linked)),
      ),
      sideBySide(stopBlock(pickupOf(contract)), stopBlock(deliveryOf(contract))),
      sideBySide(factSection('Fahrzeug', vehicleFacts(contract)), {
        stack: [
          factSection('Zubehör', accessoryFacts(contract, linked)),
          factSection('Zusatzleistungen', serviceFacts(contract, linked)),
        ],
      }),
      notes('Hinweise', contract.infoShared),
    ],
  };
}

function subtitleOf(contract: Contract): string {
  return [
    labelOf(contractTypes, contract.contractType),
    `${contract.pickupLocation.ort ?? ''} – ${contract.deliveryLocation.ort ?? ''}`,
    formatDate(contract.datum),
  ]
    .filter(Boolean)
    .join(' · ');
}

function stateOf(contract: Contract): string {
  const marks = [
    contract.isStorniert && 'STORNIERT',
    contract.testContract && 'Testauftrag',
    contract.flexContract && 'Flex: der genaue Termin wird mit dem Ansprechpartner abgestimmt',
    contract.vorholung && 'Vorholung',
  ];
  return marks.filter((it) => it !== false).join(' · ');
}

function customerFacts(contract: Contract, linked: Linked): Fact[] {
  return [
    ['Kunde', nameOf(linked, contract.contractClientAddress)],
    ['Filiale', nameOf(linked, contract.customerDepartment)],
    ['Leistungsempfänger', nameOf(linked, contract.leistungsadresse)],
    ['Vertragsnummer', contract.leasingVertragsnummer],
    ['Kostenstelle', contract.kostenstelle],
  ];
}

function pickupOf(contract: Contract): Stop {
  return {
    title: 'Abholung',
    place: contract.pickupLocation,
    day: contract.datum,
    from: contract.pickupTimeFrom,
    to: contract.pickupTimeTo,
    contacts: contract.pickupContacts,
    info: contract.abholinfos,
  };
}

function deliveryOf(contract: Contract): Stop {
  return {
    title: 'Zustellung',
    place: contract.deliveryLocation,
    day: contract.bringdatum,
    from: contract.deliveryTimeFrom,
    to: contract.deliveryTimeTo,
    contacts: contract.deliveryContacts,
    info: contract.bringinfos,
  };
}

function vehicleFacts(contract: Contract): Fact[] {
  return [
    ['Fahrzeug', joined([contract.manufacturer, contract.carModel])],
    [
      'Kennzeichen',
      joined([
        contract.licensePlate && displayPlate(contract.licensePlate),
        !contract.angemeldet && '(nicht angemeldet)',
      ]),
    ],
    ['FIN', contract.carFin],
    ['HU', formatDate(contract.tuev)],
    ['Antrieb', contract.verzoegerteAbgabe ? 'vollelektrisch' : ''],
    ['Rotes Kennzeichen', contract.alternativeLicensePlate && displayPlate(contract.alternativeLicensePlate)],
    ['Überführung', contract.infoTransferNumberPlate],
    ['Bereifung', joined([labelOf(tyreTypes, contract.bereifung), labelOf(rimTypes, contract.felge)], ', ')],
    [
      'Zusatzbereifung',
      joined([labelOf(tyreTypes, contract.zusatzBereifung), labelOf(additionalRimTypes, contract.zusatzFelge)], ', '),
    ],
  ];
}

/** Each accessory once, with its count where it is counted. */
function accessoryFacts(contract: Contract, linked: Linked): Fact[] {
  const items = contract.zubehoerArray.map((iri) => {
    const name = linked.get(iri) ?? '';
    const counted = accessories.items.find((it) => it.id === idOf('accessories', iri))?.countField;
    const count = counted === undefined ? null : contract[counted];
    return count === null ? name : `${name}: ${String(count)}`;
  });
  return [['Mitzugeben', items.join('\n')]];
}

function serviceFacts(contract: Contract, linked: Linked): Fact[] {
  const names = contract.zusatzleistungenArray.map((it) => linked.get(it));
  const addresses = contract.serviceAddresses.map((it): Fact => [
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
  return [['Leistungen', joined([contract.waschen && 'Fahrzeug waschen', ...names], '\n')], ...addresses];
}

function rideFacts(contract: Contract, linked: Linked): Fact[] {
  return [
    ['Entfernung', contract.googleKm === null ? '' : formatKm(contract.googleKm)],
    ['Fahrzeit', contract.googleFahrzeit === null ? '' : formatHours(contract.googleFahrzeit)],
    ['Fahrer', nameOf(linked, contract.driver)],
    ['Anschluss von', nameOf(linked, contract.anschlussvon)],
    ['Rückauftrag', nameOf(linked, contract.anschlussAuftrag)],
    [
      'Protokolle',
      joined(
        [...contract.leasingProtocols, ...contract.customerProtocols].map((it) => linked.get(it)),
        ', ',
      ),
    ],
    ['Schadenkontrolle', contract.noDamageControl ? 'entfällt' : ''],
  ];
}

function nameOf(linked: Linked, iri: string | null): string | null {
  return iri === null ? null : (linked.get(iri) ?? null);
}
