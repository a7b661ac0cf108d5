import { Html, markup } from './markup.ts';

/** The icons of pages without an account, drawn once in a page and named wherever they show (DESIGN.md, icons). */
export type PageIcon = 'download' | 'damage' | 'no-picture';

const lines: Readonly<Record<PageIcon, string>> = {
  download: '<path d="M12 15V3"/><path d="M21 15v4a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-4"/><path d="m7 10 5 5 5-5"/>',
  damage:
    '<path d="m21.73 18-8-14a2 2 0 0 0-3.48 0l-8 14A2 2 0 0 0 4 21h16a2 2 0 0 0 1.73-3"/><path d="M12 9v4"/><path d="M12 17h.01"/>',
  'no-picture':
    '<path d="m2 2 20 20"/><path d="M10.41 10.41a2 2 0 1 1-2.83-2.83"/><path d="M13.5 13.5 6 21"/><path d="m18 12 3 3"/><path d="M3.59 3.59A1.99 1.99 0 0 0 3 5v14a2 2 0 0 0 2 2h14c.55 0 1.052-.22 1.41-.59"/><path d="M21 15V5a2 2 0 0 0-2-2H9"/>',
};

/** Puts these icons into a page, invisible; `icon` shows them by their names. */
export function iconsOf(...names: readonly PageIcon[]): Html {
  return markup`<svg hidden>${names.map((it) => new Html(`<symbol id="i-${it}" viewBox="0 0 24 24">${lines[it]}</symbol>`))}</svg>`;
}

/** One icon; the word beside it says what it means. */
export function icon(name: PageIcon): Html {
  return markup`<svg class="i" aria-hidden="true"><use href="#i-${name}" /></svg>`;
}
