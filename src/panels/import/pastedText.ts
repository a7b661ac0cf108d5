/** What was pasted as lines with tabs: the table of a mail where there is one, its text otherwise. */
export function pastedText(data: Pick<DataTransfer, 'getData'>): string {
  const html = data.getData('text/html');
  return (html === '' ? undefined : tableText(html)) ?? data.getData('text/plain');
}

/** Mails put tables around tables; what is meant is the innermost with the most cells. */
function tableText(html: string): string | undefined {
  const page = new DOMParser().parseFromString(html, 'text/html');
  const tables = [...page.querySelectorAll('table')].filter((it) => it.querySelector('table') === null);
  const grids = tables.map(gridOf).filter((it) => it.length > 1 && it.some((row) => row.length > 1));
  const [largest] = grids.toSorted((one, other) => other.flat().length - one.flat().length);
  return largest?.map((row) => row.map(quoted).join('\t')).join('\n');
}

/** A cell that spans others counts for each of them, as in a workbook. */
function gridOf(table: Element): readonly (readonly string[])[] {
  const lines = [...table.querySelectorAll('tr')];
  const grid: string[][] = lines.map(() => []);
  for (const [at, line] of lines.entries())
    for (const cell of line.querySelectorAll('td, th')) {
      const [from, text] = [freeAt(grid[at] ?? []), textOf(cell)];
      for (const row of grid.slice(at, at + spanOf(cell, 'rowspan')))
        for (let column = from; column < from + spanOf(cell, 'colspan'); column += 1) row[column] = text;
    }
  return grid.map((row) => Array.from(row, (it) => it ?? ''));
}

function freeAt(row: readonly (string | undefined)[]): number {
  const gap = row.findIndex((it) => it === undefined);
  return gap === -1 ? row.length : gap;
}

const mostSpanned = 200;
function spanOf(cell: Element, of: 'rowspan' | 'colspan'): number {
  return Math.min(mostSpanned, Math.max(1, Number(cell.getAttribute(of)) || 1));
}

/** Lines inside a cell are one text. */
function textOf(cell: Element): string {
  for (const end of cell.querySelectorAll('br, p, div, li')) end.after(' ');
  return (cell.textContent ?? '').replaceAll(/\s+/gu, ' ').trim();
}

function quoted(text: string): string {
  return text.startsWith('"') ? `"${text.replaceAll('"', '""')}"` : text;
}
