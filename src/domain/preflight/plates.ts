import { plateKey } from '../vehicle/plate.ts';
import type { ContractFacts, PlateUse } from './facts.ts';
import type { Finding } from './finding.ts';
import { occupationOf } from './occupation.ts';

/**
 * What a vehicle without registration needs: a red plate that is there, and not on another vehicle at the same time.
 */
export function plateFindings(contract: ContractFacts, driver: string, uses: readonly PlateUse[]): readonly Finding[] {
  const { angemeldet, redPlate, plateNote, iri, auftragsnummer } = contract;
  if (redPlate === null) {
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
  const taken = uses.find(
    (it) =>
      it.iri !== iri && it.driver !== driver && plateKey(it.redPlate) === plateKey(redPlate) && crosses(contract, it),
  );
  if (taken)
    return [
      {
        id: `plate ${iri}`,
        order: iri,
        other: taken.iri,
        kind: 'warn',
        needsReason: true,
        title: `${auftragsnummer}: Rotes Kennzeichen ${redPlate} ist vergeben`,
        text: `Zur selben Zeit fährt damit ${taken.auftragsnummer}.`,
      },
    ];
  return [
    {
      id: `plate ${iri}`,
      order: iri,
      kind: 'info',
      title: `${auftragsnummer} braucht das rote Kennzeichen ${redPlate}`,
      text: plateNote ?? 'Das Fahrzeug ist nicht angemeldet.',
    },
  ];
}

function crosses(one: ContractFacts, other: PlateUse): boolean {
  const [a, b] = [occupationOf(one), occupationOf(other)];
  if (!a || !b) return one.datum === other.datum;
  return a.from < b.until && b.from < a.until;
}
