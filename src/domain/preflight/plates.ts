import { labelOf } from '../choices/choices.ts';
import { redPlateGaps, type RedPlateGap } from '../redPlate/choices/redPlateGaps.ts';
import { isRedPlate } from '../redPlate/redPlate.ts';
import { plateKey } from '../vehicle/plate.ts';
import type { ContractFacts, DriverFacts, PlateUse } from './facts.ts';
import type { Finding } from './finding.ts';
import { occupationOf } from './occupation.ts';

type Facts = { readonly contract: ContractFacts; readonly driver: DriverFacts; readonly redPlate: string };

/**
 * What a vehicle without registration needs: a red plate that is there, that may be lent to this driver, that is not on
 * another vehicle at the same time, and all that its book will have to say of the ride.
 */
export function plateFindings(
  contract: ContractFacts,
  driver: DriverFacts,
  uses: readonly PlateUse[],
): readonly Finding[] {
  const { angemeldet, redPlate, plateNote, iri, auftragsnummer } = contract;
  if (redPlate !== null) {
    const facts = { contract, driver, redPlate };
    return [usedFinding(facts, uses), ...outsiderFindings(facts), ...bookFindings(facts), ...reminders(facts)];
  }
  if (angemeldet || plateNote !== null) return [];
  return [
    {
      id: `plate ${iri}`,
      order: iri,
      kind: 'warn',
      title: `${auftragsnummer}: Fahrzeug nicht angemeldet, kein rotes Kennzeichen`,
      text: 'Im Auftrag steht weder ein rotes Kennzeichen noch ein Hinweis zur Überführung.',
    },
  ];
}

/** Whether the plate is free, or the other ride on which it is. */
function usedFinding({ contract, driver, redPlate }: Facts, uses: readonly PlateUse[]): Finding {
  const { auftragsnummer, iri, plateNote } = contract;
  const taken = uses.find(
    (it) =>
      it.iri !== iri &&
      it.driver !== driver.iri &&
      plateKey(it.redPlate) === plateKey(redPlate) &&
      crosses(contract, it),
  );
  if (!taken)
    return {
      id: `plate ${iri}`,
      order: iri,
      kind: 'info',
      title: `${auftragsnummer} braucht das rote Kennzeichen ${redPlate}`,
      text: plateNote ?? 'Das Fahrzeug ist nicht angemeldet.',
    };
  return {
    id: `plate ${iri}`,
    order: iri,
    other: taken.iri,
    kind: 'warn',
    needsReason: true,
    title: `${auftragsnummer}: Kennzeichen gleichzeitig an zwei Fahrzeugen`,
    text: `Zur selben Zeit fährt ${taken.auftragsnummer} mit ${redPlate}.`,
  };
}

function outsiderFindings({ contract, driver, redPlate }: Facts): readonly Finding[] {
  if (!driver.isOutsider) return [];
  return [
    {
      id: `plate holder ${contract.iri}`,
      order: contract.iri,
      kind: 'warn',
      short: 'fremder Fahrer',
      title: `${contract.auftragsnummer}: ${driver.code} gehört nicht zum Halter von ${redPlate}`,
      text: 'Ein rotes Kennzeichen darf nicht an andere Unternehmen verliehen werden.',
    },
  ];
}

/** What the book of red plates would lack if the ride began as it is (§ 41 FZV). */
function bookFindings({ contract, driver, redPlate }: Facts): readonly Finding[] {
  if (contract.angemeldet) return [];
  const gaps: readonly (readonly [RedPlateGap, boolean])[] = [
    ['plate', !isRedPlate(redPlate)],
    ['address', !driver.hasWholeAddress],
    ['manufacturer', !contract.manufacturer?.trim()],
    ['vin', contract.carFin?.length !== 17],
    ['route', !contract.pickup.ort || !contract.delivery.ort],
  ];
  const missing = gaps.flatMap(([gap, isMissing]) => (isMissing ? [labelOf(redPlateGaps, gap)] : []));
  if (missing.length === 0) return [];
  return [
    {
      id: `plate book ${contract.iri}`,
      order: contract.iri,
      kind: 'warn',
      title: `${contract.auftragsnummer}: Angaben für das Buch der roten Kennzeichen fehlen`,
      text: missing.join(', '),
    },
  ];
}

/** The booklet of the vehicle stays with its driver. */
function reminders({ contract }: Facts): readonly Finding[] {
  if (contract.angemeldet) return [];
  return [
    {
      id: `plate booklet ${contract.iri}`,
      order: contract.iri,
      kind: 'info',
      title: `${contract.auftragsnummer}: Fahrzeugscheinheft`,
      text: 'Bitte vor Fahrtantritt das Fahrzeug in das Fahrzeugscheinheft eintragen.',
    },
  ];
}

function crosses(one: ContractFacts, other: PlateUse): boolean {
  const [a, b] = [occupationOf(one), occupationOf(other)];
  if (!a || !b) return one.datum === other.datum;
  return a.from < b.until && b.from < a.until;
}
