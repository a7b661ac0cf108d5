import type { KeyboardEvent, ReactNode } from 'react';
import { formatCount } from '../../domain/number/formatCount.ts';
import { Menu } from '../../ui/overlays/Menu.tsx';
import type { MenuEntry } from '../../ui/overlays/menuEntry.ts';
import { SortHandle } from '../kit/sort/SortHandle.tsx';

export type CatalogueLine = {
  readonly key: string;
  readonly cells: readonly string[];
  /** How often it was damaged in the last twelve months; undefined until it is known. */
  readonly count: number | undefined;
  /** Where those damages are; empty where no filter says the same. */
  readonly href: string;
};
/** Its lines are put in order by hand. */
export type ByHand = {
  readonly frame: (table: HTMLElement | null) => void;
  readonly entries: (key: string) => readonly MenuEntry[];
  readonly onKeyDown: (event: KeyboardEvent) => void;
  readonly layer: ReactNode;
};
type TableProps = {
  readonly headings: readonly string[];
  readonly lines: readonly CatalogueLine[];
  readonly byHand?: ByHand;
};

const head = 'border-b border-line py-3 font-medium';
const field = 'border-b border-line-subtle py-3';

/** One list of the catalogue, with how often each entry was damaged in the last twelve months. */
export function CatalogueTable({ headings, lines, byHand }: TableProps) {
  return (
    <div className="relative mt-4 max-w-[1080px]">
      <table
        ref={byHand?.frame}
        onKeyDownCapture={byHand?.onKeyDown}
        className="w-full border-separate border-spacing-0"
      >
        <thead>
          <tr className="text-left text-11 text-2">
            {byHand && (
              <th scope="col" className={`${head} w-[64px]`}>
                Pos.
              </th>
            )}
            {headings.map((it) => (
              <th key={it} scope="col" className={`${head} pr-6`}>
                {it}
              </th>
            ))}
            <th scope="col" className={`${head} text-right whitespace-nowrap`}>
              Schäden in 12 Monaten
            </th>
            {byHand && (
              <th scope="col" className={`${head} w-[40px]`}>
                <span className="sr-only">Befehle</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ key, cells: [name, ...rest], count, href }, place) => (
            <tr key={key} data-sort-key={key} className="hover:bg-hover">
              {byHand && (
                <td className="num border-b border-line-subtle text-3">
                  <span className="flex items-center gap-2">
                    <SortHandle />
                    {place + 1}
                  </span>
                </td>
              )}
              <th scope="row" className={`${field} pr-6 text-left font-text whitespace-nowrap text-1`}>
                {name}
              </th>
              {rest.map((it, at) => (
                <td key={headings[at + 1]} className={`${field} pr-6 text-2`}>
                  {it}
                </td>
              ))}
              <td className={`${field} num text-right`}>
                {href === '' ? (
                  countText(count)
                ) : (
                  <a href={href} className="text-link hover:underline">
                    {countText(count)}
                  </a>
                )}
              </td>
              {byHand && (
                <td className="border-b border-line-subtle pl-3">
                  <span className="-my-2 flex justify-end">
                    <Menu
                      small
                      icon="ellipsis"
                      label={`Befehle für ${name ?? ''}`}
                      align="end"
                      entries={() => byHand.entries(key)}
                    />
                  </span>
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      {byHand?.layer}
    </div>
  );
}

const countText = (count: number | undefined) => (count === undefined ? '…' : formatCount(count));
