import { formatAmount, type Amount } from '../money/amount.ts';
import { formatHours } from '../time/duration.ts';
import { formatDayShort } from '../time/formatDay.ts';
import type { ChainPoints, ChainWeights, Misfit } from './chain.ts';

/** What the points of a contract are called (wordings, mock p3). */
export const factorNames: Readonly<Record<keyof ChainPoints, string>> = {
  empty: 'Leerweg',
  waiting: 'Warten',
  deadline: 'Frist',
  margin: 'Wert',
};

/** Why an open contract is in no chain. */
export type LeftOutReason = Misfit | 'bundled' | 'flex' | 'unconfirmed' | 'unplaced';

export const chainWords = {
  question: (city: string, time: string) => `Was passt nach ${city}, ${time} Uhr?`,
  found: (count: number) => (count === 1 ? '1 Kette gefunden' : `${String(count)} Ketten gefunden`),
  checked: (count: number) => `${String(count)} ${count === 1 ? 'offener Auftrag' : 'offene Aufträge'} geprüft`,
  summary: ({ emptyKm, waitMinutes, home }: Pick<Summed, 'emptyKm' | 'waitMinutes' | 'home'>) =>
    [
      `${formatKmExact(emptyKm)} leer`,
      `${formatHours(waitMinutes)} Warten`,
      ...(home ? [`zurück ${home} Uhr`] : []),
    ].join(' · '),
  take: 'Kette übernehmen',
  join: (bundle: string) => `An ${bundle} anhängen`,
  taken: (bundle: string, driver: string) => `Fahrtpaket ${bundle} mit ${driver} angelegt`,
  joined: (bundle: string, driver: string) => `An Fahrtpaket ${bundle} angehängt, ${driver} fährt`,
  given: (number: string, driver: string) => `Auftrag ${number} fährt ${driver}`,
  gone: (sentence: string) => `${sentence} Die Kette wurde neu berechnet.`,
  empty: (km: number) => `Im Umkreis von ${String(km)} km ist nichts frei. Umkreis erweitern?`,
} as const;

type Summed = { readonly emptyKm: number; readonly waitMinutes: number; readonly home: string | null };

/** "weiter als 50 km", as the line says why contracts are not shown. */
export function leftOutText(reason: LeftOutReason, { maxEmptyKm }: { maxEmptyKm: number }): string {
  const texts: Readonly<Record<LeftOutReason, string>> = {
    far: `weiter als ${String(maxEmptyKm)} km`,
    closed: 'Abholfenster endet zu früh',
    waits: 'längere Wartezeit',
    late: 'Frist nicht zu schaffen',
    clashes: 'passt nicht vor die nächste Fahrt',
    bundled: 'schon in einem Fahrtpaket',
    flex: 'Flex-Auftrag ohne Termin',
    unconfirmed: 'nicht bestätigt',
    unplaced: 'Ort nicht bekannt',
  };
  return texts[reason];
}

type Explained = {
  readonly emptyKm: number;
  readonly waitMinutes: number;
  readonly begins: { readonly time: string };
  readonly deadline: { readonly day: string; readonly time: string };
  readonly margin: Amount | null;
  readonly points: ChainPoints;
};

/** Why a contract stands where it stands, in the same figures as its bars. */
export function explanation(link: Explained, weights: ChainWeights): string {
  const { emptyKm, waitMinutes, begins, deadline, margin, points } = link;
  const of = (factor: keyof ChainPoints) => `${String(points[factor])} von ${String(weights[factor])} Punkten`;
  const sentences = [
    `${formatKmExact(emptyKm)} Leerweg sind ${of('empty')}.`,
    `${formatHours(waitMinutes)} Warten bis ${begins.time} Uhr bringen ${of('waiting')}.`,
    `Die Frist ${formatDayShort(deadline.day)}, ${deadline.time} Uhr zählt ${of('deadline')}.`,
    ...(margin === null || weights.margin === 0
      ? []
      : [`Nach der Gutschrift bleiben ${formatAmount(margin)} EUR: ${of('margin')}.`]),
  ];
  return sentences.join(' ');
}

/** Two decimals, because a chain is about hundreds of metres: "2,40 km". */
export function formatKmExact(km: number): string {
  return `${km.toLocaleString('de-DE', { minimumFractionDigits: 2, maximumFractionDigits: 2 })} km`;
}
