import { isReached, ratioOf, type Figure } from './figure.ts';

const heads = ['part', 'figure', 'unit', 'reference', 'ours', 'ratio', 'aim', 'reached'] as const;

/** All figures as one Markdown table; with an earlier run in hand also how ours has changed since. */
export function tableOf(figures: readonly Figure[], earlier?: readonly Figure[]): string {
  const rows = figures.map((it) => [...cellsOf(it), ...(earlier ? [changeOf(it, earlier)] : [])]);
  const all = [[...heads, ...(earlier ? ['since then'] : [])], ...rows];
  const widths = (all[0] ?? []).map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = all;
  return [line(head), `|${widths.map((it) => '-'.repeat(it + 2)).join('|')}|`, ...body.map(line)].join('\n');
}

function cellsOf(figure: Figure): string[] {
  const reached = isReached(figure);
  const aim =
    figure.aim === null ? '' : 'least' in figure.aim ? `≥ ${String(figure.aim.least)}` : `≤ ${String(figure.aim.max)}`;
  return [
    figure.part,
    figure.name,
    figure.unit,
    figure.reference === null ? '' : number(figure.reference),
    number(figure.ours),
    figure.reference === null ? '' : ratioOf(figure).toFixed(2),
    aim,
    reached === null ? '' : reached ? 'yes' : 'no',
  ];
}

function changeOf(figure: Figure, earlier: readonly Figure[]): string {
  const before = earlier.find((it) => it.part === figure.part && it.name === figure.name);
  if (!before) return 'new';
  const percent = (ratioOf(figure) / ratioOf(before) - 1) * 100;
  return `${percent > 0 ? '+' : ''}${percent.toFixed(0)} %`;
}

function number(value: number): string {
  return value >= 100 ? value.toFixed(0) : value >= 10 ? value.toFixed(1) : value.toFixed(2);
}
