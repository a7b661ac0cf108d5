/** How a figure is typed and shown: its places behind the comma and its smallest value. */
export interface DecimalRule {
  decimals: number;
  min?: number | undefined;
  max?: number | undefined;
  /** Nobody means a cent by half a cent: an amount with more places is not rounded but asked about. */
  isExact?: boolean | undefined;
}

/** How amounts of money are typed. */
export const amountRule = { decimals: 2, isExact: true } as const satisfies DecimalRule;

/** The dot is the decimal sign when it stands alone with few enough places behind it; otherwise it groups thousands. */
function plainDecimal(typed: string, decimals: number): string {
  const bare = typed.replace(/[\s €%]|EUR|km/gi, '').replace('−', '-');
  if (bare.includes(',')) return bare.replaceAll('.', '').replace(',', '.');
  const dots = bare.split('.').length - 1;
  const behind = bare.split('.').at(-1)?.length ?? 0;
  return dots > 1 || (dots === 1 && behind === 3 && decimals < 3) ? bare.replaceAll('.', '') : bare;
}

/** What stands below a field whose figure was not understood. */
const invalidFigure = 'Keine gültige Zahl';
const tooExact = 'Der Betrag hat mehr als zwei Nachkommastellen.';

/** Why what was typed is not understood; undefined when it is. */
export function whyNotRead(typed: string, rule: DecimalRule): string | undefined {
  if (readDecimal(typed, rule) !== undefined) return undefined;
  return readDecimal(typed, { ...rule, isExact: false }) === undefined ? invalidFigure : tooExact;
}

/**
 * Reads what was typed as an exact decimal text: commas become dots, what has no digit counts as 0 (document 1, section
 * 6), nothing stays nothing. Digits that make no number are not guessed at: they are not understood, which is
 * undefined.
 */
export function readDecimal(
  typed: string,
  { decimals, min = 0, max, isExact = false }: DecimalRule,
): string | null | undefined {
  if (typed.trim() === '') return null;
  const plain = plainDecimal(typed, decimals);
  const match = /^(-?)(\d*)(?:\.(\d*))?$/.exec(plain);
  if (!/\d/.test(plain)) return bounded((0).toFixed(decimals), { decimals, min, max });
  if (!match || (isExact && /[1-9]/.test(match[3]?.slice(decimals) ?? ''))) return undefined;
  return bounded(roundHalfUp({ sign: match[1] ?? '', whole: match[2] || '0', behind: match[3] ?? '', decimals }), {
    decimals,
    min,
    max,
  });
}

/** Commercial rounding on the digits themselves, because a floating number would lose cents. */
function roundHalfUp({
  sign,
  whole,
  behind,
  decimals,
}: {
  sign: string;
  whole: string;
  behind: string;
  decimals: number;
}): string {
  const kept = BigInt(whole + behind.slice(0, decimals).padEnd(decimals, '0'));
  const up = Number(behind[decimals] ?? '0') >= 5 ? 1n : 0n;
  const digits = (kept + up).toString().padStart(decimals + 1, '0');
  const text = decimals === 0 ? digits : `${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
  return /[1-9]/.test(text) ? sign + text : text;
}

function bounded(text: string, { decimals, min, max }: DecimalRule): string {
  if (min !== undefined && Number(text) < min) return min.toFixed(decimals);
  if (max !== undefined && Number(text) > max) return max.toFixed(decimals);
  return text;
}

/** The figure as Germans write it, 1.284,50; while it is typed without the grouping dots. */
export function writeDecimal(value: string, grouped: boolean): string {
  const [whole = '', behind] = value.split('.');
  const shown = grouped ? whole.replace(/\B(?=(\d{3})+$)/g, '.') : whole;
  return behind === undefined ? shown : `${shown},${behind}`;
}
