/** One line of a printed list; where the group changes, its words stand above. */
export type PrintedRow = { readonly group: string | undefined; readonly cells: readonly string[] };
export type Printed = {
  readonly title: string;
  readonly lines: readonly string[];
  readonly headings: readonly string[];
  readonly isRight: readonly boolean[];
  readonly rows: readonly PrintedRow[];
};

/**
 * Black on white, headings on every page, no row torn in two, pages numbered. The frame has no doctype: its tables take
 * the font only when told.
 */
const style = `
  @page { size: A4 landscape; margin: 12mm 10mm 14mm; @bottom-right { content: "Seite " counter(page) " von " counter(pages); font: 8pt sans-serif; } @bottom-left { content: "Leitstand"; font: 8pt sans-serif; } }
  body { margin: 0; font: 8.5pt/1.3 "Inter Variable", Inter, sans-serif; color: #000; background: #fff; font-variant-numeric: tabular-nums; }
  h1 { margin: 0 0 1mm; font-size: 13pt; }
  p { margin: 0 0 1mm; }
  table { width: 100%; margin-top: 3mm; border-collapse: collapse; font: inherit; }
  thead { display: table-header-group; }
  th { padding: 1mm 1.5mm; border-bottom: 0.4mm solid #000; text-align: left; vertical-align: bottom; }
  td { padding: 0.8mm 1.5mm; border-bottom: 0.1mm solid #999; vertical-align: top; }
  tr { break-inside: avoid; }
  .group th { padding-top: 3mm; border-bottom: 0.2mm solid #000; break-after: avoid; }
  .right { text-align: right; white-space: nowrap; }
`;

const name = 'Druckansicht';

/** Puts a list on a page of its own and opens the print dialog; the console around it is not printed. */
export function showForPrint(printed: Printed): void {
  document.querySelector(`iframe[title="${name}"]`)?.remove();
  const frame = document.createElement('iframe');
  frame.title = name;
  frame.ariaHidden = 'true';
  frame.tabIndex = -1;
  frame.style.cssText = 'position:fixed;width:0;height:0;border:0;visibility:hidden';
  document.body.append(frame);
  const page = frame.contentWindow;
  const sheetOf = (page as (Window & typeof globalThis) | null)?.CSSStyleSheet;
  if (!page || !sheetOf) return;
  const sheet = new sheetOf();
  sheet.replaceSync(style);
  page.document.adoptedStyleSheets = [sheet];
  page.document.title = printed.title;
  page.document.documentElement.lang = 'de';
  page.document.body.append(...contentOf(printed));
  const keyboard = document.activeElement;
  page.focus();
  page.print();
  // The dialog is gone: the keyboard goes on where it was, not in a frame that nobody sees.
  frame.blur();
  if (keyboard instanceof HTMLElement) keyboard.focus({ preventScroll: true });
}

function contentOf({ title, lines, headings, isRight, rows }: Printed): HTMLElement[] {
  const table = document.createElement('table');
  const look = (at: number) => (isRight[at] ? 'right' : '');
  const head = table.createTHead().insertRow();
  headings.forEach((text, at) => head.append(made('th', text, look(at))));
  const body = table.createTBody();
  rows.forEach(({ group, cells }, at) => {
    if (group !== undefined && group !== rows[at - 1]?.group) {
      const line = body.insertRow();
      line.className = 'group';
      const heading = made('th', group);
      heading.setAttribute('colspan', String(headings.length));
      line.append(heading);
    }
    body.insertRow().append(...cells.map((text, column) => made('td', withWholeSpans(text), look(column))));
  });
  return [made('h1', title), ...lines.map((it) => made('p', it)), table];
}

/** "08:00–10:00" stays on one line. */
function withWholeSpans(text: string): string {
  return text.replaceAll(/(?<=\d)–(?=\d)/g, '\u2060–\u2060');
}

function made(tag: string, text: string, look = ''): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  if (look !== '') element.className = look;
  return element;
}
