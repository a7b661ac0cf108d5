import { services } from '../choices/services.ts';
import { formatDate } from '../time/formatDay.ts';
import type { DriverFacts, ContractFacts } from './facts.ts';
import type { Finding } from './finding.ts';
import { dayNumber } from '../time/wallClock.ts';

type Needed = 'B' | 'BE';

/** The classes that include the needed one (§ 6 FeV); class 3 was given out before 1999. */
const holders: Readonly<Record<Needed, readonly string[]>> = {
  B: ['B', 'B96', 'BE', 'C1', 'C1E', 'C', 'CE', 'D1', 'D1E', 'D', 'DE', '3'],
  BE: ['BE', 'C1E', 'CE', 'D1E', 'DE', '3'],
};
const trailer = services.items.find((it) => it.key === 'service21');
const soonDays = 30;

/** The licence class that the contract needs: a transport on a trailer is driven with BE, everything else with B. */
export function neededClass({ services: booked }: Pick<ContractFacts, 'services'>): Needed {
  return booked.includes(`/api/services/${String(trailer?.id)}`) ? 'BE' : 'B';
}

/** Whether the driver may drive: his classes, and the papers that must be there and valid on the day. */
export function paperFindings(contract: ContractFacts, driver: DriverFacts): readonly Finding[] {
  return [...classFindings(contract, driver), ...licencePaperFindings(contract, driver)];
}

function classFindings(contract: ContractFacts, { klassen, code }: DriverFacts): readonly Finding[] {
  const needed = neededClass(contract);
  if (klassen.length === 0)
    return [
      {
        id: 'licence',
        kind: 'warn',
        short: 'kein Führerschein',
        needsReason: true,
        title: `Bei ${code} ist keine Führerscheinklasse hinterlegt`,
        text: 'Bitte den Führerschein prüfen, bevor der Fahrer losfährt.',
      },
    ];
  if (holders[needed].some((it) => klassen.includes(it))) return [];
  const why = needed === 'BE' ? ` (${trailer?.label ?? 'Anhänger'})` : '';
  return [
    {
      id: `licence ${needed}`,
      kind: 'warn',
      short: `Klasse ${needed} fehlt`,
      needsReason: true,
      title: `${code} fehlt die Führerscheinklasse ${needed}`,
      text: `${contract.auftragsnummer} verlangt Klasse ${needed}${why}; hinterlegt: ${klassen.join(', ')}.`,
    },
  ];
}

function licencePaperFindings(
  { datum, bringdatum }: ContractFacts,
  { papers, klassen, code }: DriverFacts,
): readonly Finding[] {
  const licences = papers.filter((it) => it.type === 'driversLicense');
  if (licences.length === 0)
    return klassen.length === 0
      ? []
      : [
          {
            id: 'licence paper',
            kind: 'info',
            title: 'Eine Kopie des Führerscheins fehlt',
            text: `Bei ${code} ist kein Führerschein als Dokument hinterlegt.`,
          },
        ];
  const untils = licences.map((it) => it.validUntil ?? '9999-12-31').toSorted();
  const until = untils.at(-1) ?? '';
  const last = bringdatum ?? datum;
  if (!last) return [];
  if (until < last)
    return [
      {
        id: 'licence expired',
        kind: 'warn',
        short: 'Führerschein abgelaufen',
        needsReason: true,
        title: `Der Führerschein von ${code} ist am ${formatDate(last)} abgelaufen`,
        text: `Das hinterlegte Dokument gilt bis ${formatDate(until)}.`,
      },
    ];
  if (dayNumber(until) - dayNumber(last) > soonDays) return [];
  return [
    {
      id: 'licence soon',
      kind: 'info',
      title: `Der Führerschein von ${code} läuft am ${formatDate(until)} ab`,
      text: 'Bitte rechtzeitig ein neues Dokument anfordern.',
    },
  ];
}
