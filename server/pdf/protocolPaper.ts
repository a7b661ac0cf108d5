import type { Content } from 'pdfmake';
import { acceptanceReservations } from '../../src/domain/choices/acceptanceReservations.ts';
import { labelOf } from '../../src/domain/choices/choices.ts';
import { emptyRunReasons } from '../../src/domain/choices/emptyRunReasons.ts';
import { fuelLevels } from '../../src/domain/choices/fuelLevels.ts';
import { protocolStates } from '../../src/domain/choices/protocolStates.ts';
import { rimTypes } from '../../src/domain/choices/rimTypes.ts';
import { tyreTypes } from '../../src/domain/choices/tyreTypes.ts';
import { waitingReasons } from '../../src/domain/choices/waitingReasons.ts';
import type { Contract } from '../../src/domain/contract/contract.ts';
import type { Protocol } from '../../src/domain/protocol/protocol.ts';
import { companyZone, formatInstant } from '../../src/domain/time/zone.ts';
import { displayPlate } from '../../src/domain/vehicle/plate.ts';
import { factSection, joined, notes, pageTitle, sideBySide, type Fact } from './blocks.ts';
import type { Linked } from './linked.ts';
import { stopBlock } from './place.ts';

const grouped = new Intl.NumberFormat('de-DE');

/**
 * The handover of a vehicle as far as it has come: who gave and took it where, in which state, with how many
 * kilometres.
 */
export function protocolPart(protocol: Protocol, contract: Contract, linked: Linked): Content {
  return {
    stack: [
      pageTitle({
        title: `Übergabeprotokoll ${protocol.orderNumber ?? ''}`,
        code: protocol.orderNumber ?? '',
        lines: [
          `${protocol.pickupLocation.ort ?? ''} – ${protocol.deliveryLocation.ort ?? ''}`,
          labelOf(protocolStates, protocol.processState),
        ],
      }),
      sideBySide(
        stopBlock({
          title: 'Abholung',
          place: protocol.pickupLocation,
          day: protocol.pickupDateRaw,
          from: protocol.pickupTimeFrom,
          to: protocol.pickupTimeTo,
        }),
        stopBlock({
          title: 'Zustellung',
          place: protocol.deliveryLocation,
          day: protocol.deliveryDateRaw,
          from: protocol.deliveryTimeFrom,
          to: protocol.deliveryTimeTo,
        }),
      ),
      sideBySide(
        factSection('Fahrzeug', vehicleFacts(protocol, contract)),
        factSection('Übergabe', handoverFacts(protocol)),
      ),
      sideBySide(
        factSection('Zubehör', equipmentFacts(protocol, linked)),
        factSection('Vorkommnisse', incidentFacts(protocol)),
      ),
      sideBySide(
        factSection(
          'Zustände',
          protocol.statusArray.map((it): Fact => [stateLabel(it.status), formatInstant(it.date, companyZone)]),
        ),
        factSection('Unterschriften', signatureFacts(protocol)),
      ),
      sideBySide(
        notes('Kommentar zur Abholung', protocol.driverCollectionComment),
        notes('Kommentar zur Zustellung', protocol.driverDeliveryComment),
      ),
    ],
  };
}

function vehicleFacts(protocol: Protocol, contract: Contract): Fact[] {
  const plate = protocol.licensePlateFinCheckNewPlate ?? contract.licensePlate;
  return [
    ['Fahrzeug', joined([protocol.hersteller, protocol.autotyp])],
    ['Kennzeichen', plate && displayPlate(plate)],
    ['FIN', protocol.licensePlateFinCheckNewFin ?? contract.carFin],
    ['Bereifung', joined([labelOf(tyreTypes, protocol.tireType), labelOf(rimTypes, protocol.rimType)], ', ')],
  ];
}

function handoverFacts(protocol: Protocol): Fact[] {
  const level = (value: number | null) => {
    const found = value === null ? undefined : fuelLevels.items.find((it) => it.value === value);
    return protocol.verzoegerteAbgabe ? found?.electricLabel : found?.label;
  };
  const km = (value: number | null) => (value === null ? null : `${grouped.format(value)} km`);
  const driven =
    protocol.mileageOnSubmit === null || protocol.mileageOnReceive === null
      ? null
      : protocol.mileageOnReceive - protocol.mileageOnSubmit;
  return [
    ['km Abholung', km(protocol.mileageOnSubmit)],
    ['km Zustellung', km(protocol.mileageOnReceive)],
    ['Gefahren', driven === null || driven < 0 ? null : km(driven)],
    [protocol.verzoegerteAbgabe ? 'Akku Abholung' : 'Tank Abholung', level(protocol.fuelLevelOnSubmit)],
    [protocol.verzoegerteAbgabe ? 'Akku Zustellung' : 'Tank Zustellung', level(protocol.fuelLevelOnReceive)],
  ];
}

function equipmentFacts(protocol: Protocol, linked: Linked): Fact[] {
  const names = protocol.accessories
    .filter((it) => it.selected && it.type !== null)
    .map((it) => linked.get(it.type ?? ''));
  const counted = (label: string, count: number | null): Fact => [label, count === null ? null : String(count)];
  return [
    ['Übergeben', joined(names, '\n')],
    counted('Schlüssel', protocol.carKeys),
    counted('Tankkarten', protocol.fuelCards),
    counted('Ladekabel', protocol.chargingCables),
  ];
}

function incidentFacts(protocol: Protocol): Fact[] {
  return [
    [
      'Vorbehalte',
      joined(
        protocol.acceptanceReservations.map((it) => labelOf(acceptanceReservations, it)),
        '\n',
      ),
    ],
    [
      'Leerfahrt',
      protocol.emptyRunDone
        ? joined(['ja', labelOf(emptyRunReasons, protocol.emptyRunReason), protocol.emptyRunOtherReason], ', ')
        : null,
    ],
    [
      'Wartezeiten',
      joined(
        protocol.waitings.map((it) =>
          joined([`${String(it.minutes ?? 0)} min`, labelOf(waitingReasons, it.reason)], ', '),
        ),
        '\n',
      ),
    ],
  ];
}

function signatureFacts(protocol: Protocol): Fact[] {
  const signed = (
    label: string,
    { name, signatureTime }: { readonly name: string | null; readonly signatureTime: string | null },
  ): Fact => [label, joined([name, signatureTime && formatInstant(signatureTime, companyZone)], '\n')];
  return [
    signed('Fahrer', protocol.driverSignature),
    signed('Übergeber', protocol.submitterSignature),
    signed('Empfänger', protocol.receiverSignature),
  ];
}

function stateLabel(status: number | null): string {
  return protocolStates.items.find((it) => it.status === status)?.label ?? String(status ?? '');
}
