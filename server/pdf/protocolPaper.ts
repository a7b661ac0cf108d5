import type { Content } from 'pdfmake';
import { acceptanceReservations } from '../../src/domain/protocol/choices/acceptanceReservations.ts';
import { labelOf } from '../../src/domain/choices/choices.ts';
import { emptyRunReasons } from '../../src/domain/protocol/choices/emptyRunReasons.ts';
import { protocolStates } from '../../src/domain/protocol/choices/protocolStates.ts';
import { rimTypes } from '../../src/domain/choices/rimTypes.ts';
import { tyreTypes } from '../../src/domain/choices/tyreTypes.ts';
import { waitingReasons } from '../../src/domain/protocol/choices/waitingReasons.ts';
import type { Contract } from '../../src/domain/contract/contract.ts';
import type { ProtocolPicture } from '../../src/domain/protocol/pictures.ts';
import type { Protocol } from '../../src/domain/protocol/protocol.ts';
import { formatDate } from '../../src/domain/time/formatDay.ts';
import { companyZone, formatInstant } from '../../src/domain/time/zone.ts';
import { displayPlate } from '../../src/domain/vehicle/plate.ts';
import { factSection, joined, pageTitle, sideBySide, type Fact } from './blocks.ts';
import { damagePart } from './damagePart.ts';
import { handoverTable } from './handoverTable.ts';
import type { Linked } from './linked.ts';
import type { PaperPictures } from './paperPictures.ts';
import { picturePart } from './picturePart.ts';
import { signaturePart } from './signaturePart.ts';

/** Everything that the paper of a protocol is made from. */
export type PrintedProtocol = {
  readonly protocol: Protocol;
  readonly contract: Contract;
  readonly linked: Linked;
  /** Those that come along with it; none in the variant without pictures. */
  readonly pictures: readonly ProtocolPicture[];
  /** There were some, and they were deleted after their time. */
  readonly picturesAreGone: boolean;
  readonly ready: PaperPictures;
};

/**
 * The handover of a vehicle as far as it has come: who gave and took it where, in which state, with which damages,
 * signed by whom, and its pictures.
 */
export function protocolPart({
  protocol,
  contract,
  linked,
  pictures,
  picturesAreGone,
  ready,
}: PrintedProtocol): Content {
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
      handoverTable(protocol),
      sideBySide(
        factSection('Fahrzeug', vehicleFacts(protocol, contract)),
        factSection('Zubehör', equipmentFacts(protocol, linked)),
      ),
      sideBySide(
        factSection('Vorkommnisse', incidentFacts(protocol)),
        factSection(
          'Zustände',
          protocol.statusArray.map((it): Fact => [stateLabel(it.status), formatInstant(it.date, companyZone)]),
        ),
      ),
      damagePart(protocol),
      signaturePart(protocol, ready),
      picturePart(pictures, ready, picturesAreGone),
    ],
  };
}

function vehicleFacts(protocol: Protocol, contract: Contract): Fact[] {
  const plate = protocol.licensePlateFinCheckNewPlate ?? contract.licensePlate;
  const tyres = (tyre: string | null, rim: string | null) =>
    joined([labelOf(tyreTypes, tyre), labelOf(rimTypes, rim)], ', ');
  return [
    ['Fahrzeug', joined([protocol.hersteller, protocol.autotyp])],
    ['Kennzeichen', plate && displayPlate(plate)],
    ['Rotes Kennz.', protocol.alternativeLicensePlate && displayPlate(protocol.alternativeLicensePlate)],
    ['FIN', protocol.licensePlateFinCheckNewFin ?? contract.carFin],
    ['HU', protocol.inspectionDate && formatDate(protocol.inspectionDate)],
    ['Bereifung', tyres(protocol.tireType, protocol.rimType)],
    [
      'Im Fahrzeug',
      protocol.insideCarTiresIncluded ? tyres(protocol.insideCarTireType, protocol.insideCarRimType) || 'Räder' : null,
    ],
    ['Rauchgeruch', protocol.smokeFound ? 'ja' : null],
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

function stateLabel(status: number | null): string {
  const label = protocolStates.items.find((it) => it.status === status)?.label;
  return label?.replace(/ U\d$/, '') ?? String(status ?? '');
}
