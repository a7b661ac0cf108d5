import { formatAmount, fromCents } from '../money/amount.ts';
import type { ColumnKind } from './statistic.ts';

/** A value of a statistic as staff read it; a dash where there was nothing to reckon with. */
export function figureText(value: number | null | undefined, kind: ColumnKind): string {
  if (value === null || value === undefined) return '–';
  if (kind === 'cents') return formatAmount(fromCents(value));
  if (kind === 'percent') return `${decimal(value)} %`;
  if (kind === 'average' || kind === 'days') return decimal(value);
  return grouped(Math.round(value));
}

/** The unit that stands over a chart. */
export function unitOf(kind: ColumnKind): string {
  const units: Partial<Record<ColumnKind, string>> = {
    cents: 'EUR netto',
    km: 'km',
    percent: 'Prozent',
    minutes: 'Minuten',
    days: 'Werktage',
  };
  return units[kind] ?? 'Anzahl';
}

/** The same where a chart has room for a few signs only: thousands and millions are cut. */
export function shortFigure(value: number, kind: ColumnKind): string {
  const plain = kind === 'cents' ? value / 100 : value;
  if (Math.abs(plain) >= 1_000_000) return `${decimal(plain / 1_000_000)} Mio.`;
  if (Math.abs(plain) >= 10_000) return `${grouped(Math.round(plain / 1000))} Tsd.`;
  return kind === 'percent' || kind === 'average' || kind === 'days' ? decimal(plain) : grouped(Math.round(plain));
}

function decimal(value: number): string {
  const [whole = '0', tenth = '0'] = Math.abs(value).toFixed(1).split('.');
  return `${value < 0 ? '−' : ''}${whole.replaceAll(/\B(?=(\d{3})+$)/g, '.')}${tenth === '0' ? '' : `,${tenth}`}`;
}

function grouped(value: number): string {
  return `${value < 0 ? '−' : ''}${String(Math.abs(value)).replaceAll(/\B(?=(\d{3})+$)/g, '.')}`;
}
