import type { Content } from 'pdfmake';

const labelWidth = 74;
export const colour = { text: '#16202c', muted: '#5b6875', line: '#c9d1d9', shade: '#f1f4f7' } as const;

/** A name and what there is to say about it; nothing to say leaves the line out. */
export type Fact = readonly [label: string, value: string | null | undefined];

function known(facts: readonly Fact[]): readonly (readonly [string, string])[] {
  return facts.flatMap(([label, value]) =>
    value === null || value === undefined || value.trim() === '' ? [] : [[label, value] as const],
  );
}

/** Labels on the left, values on the right, one line each. */
export function factLines(facts: readonly Fact[]): Content {
  const lines = known(facts);
  if (lines.length === 0) return { text: '' };
  return {
    layout: 'noBorders',
    table: {
      widths: [labelWidth, '*'],
      body: lines.map(([label, value]) => [{ text: label, color: colour.muted }, { text: value }]),
    },
  };
}

/** Facts under a heading; where there is nothing to say there is no heading either. */
export function factSection(title: string, facts: readonly Fact[]): Content {
  if (known(facts).length === 0) return { text: '' };
  return { ...keptTogether([heading(title), factLines(facts)], facts), margin: [0, 0, 0, 6] };
}

/** The same for running text. */
export function notes(title: string, text: string | null | undefined): Content {
  if (!text?.trim()) return { text: '' };
  return { ...keptTogether([heading(title), { text: text.trim() }], [['', text]]), margin: [0, 8, 0, 0] };
}

/** So many lines surely fit on one page, whatever letters are in them. */
const maxTogether = 20;
const lettersInValue = 24;
const lettersInLabel = 9;

/**
 * Keeps a block on one page as long as what it says surely fits there; of a longer one that may not break, only the
 * first page would be printed.
 */
export function keptTogether(stack: Content[], says: readonly Fact[]): { stack: Content[]; unbreakable: boolean } {
  const lines = known(says).reduce(
    (sum, [label, value]) => sum + Math.max(linesOf(label, lettersInLabel), linesOf(value, lettersInValue)),
    0,
  );
  return { stack, unbreakable: lines <= maxTogether };
}

function linesOf(text: string, letters: number): number {
  return text.split('\n').reduce((sum, line) => sum + Math.max(1, Math.ceil(line.length / letters)), 0);
}

/** Two blocks beside each other, for pickup and delivery. */
export function sideBySide(left: Content, right: Content): Content {
  return { margin: [0, 8, 0, 0], columnGap: 22, columns: [left, right] };
}

/** The title of a page with its number as text and as a code that a telephone reads. */
export function pageTitle({ title, lines, code }: { title: string; lines: readonly string[]; code: string }): Content {
  return {
    columns: [
      {
        stack: [
          { text: title, bold: true, fontSize: 17, headlineLevel: 1 },
          ...lines.filter(Boolean).map((text): Content => ({ text, color: colour.muted, fontSize: 10 })),
        ],
      },
      { width: 'auto', qr: code, fit: 56, foreground: colour.text, eccLevel: 'M' },
    ],
  };
}

/** A small heading over a block. */
export function heading(text: string): Content {
  const under = [false, false, false, true] as [boolean, boolean, boolean, boolean];
  return {
    margin: [0, 0, 0, 4],
    table: {
      widths: ['*'],
      body: [
        [
          {
            text,
            bold: true,
            fontSize: 10,
            headlineLevel: 2,
            border: under,
            borderColor: ['', '', '', colour.line],
            margin: [-5, 0, 0, 1],
          },
        ],
      ],
    },
  };
}

/** The texts among some parts, in a row or below each other. */
export function joined(parts: readonly unknown[], separator = ' '): string {
  return parts.filter((it): it is string => typeof it === 'string' && it.trim() !== '').join(separator);
}
