import type { ReactNode } from 'react';
import { formatCount } from '../../domain/number/formatCount.ts';
import { Icon } from './Icon.tsx';
import type { IconName } from './iconName.ts';
import { Menu } from '../overlays/Menu.tsx';
import { pageNumbers, rangeText } from './pageNumbers.ts';

export interface PagerProps {
  /** What is paged, where several pagers may stand on one screen. */
  of?: string | undefined;
  page: number;
  perPage: number;
  /** How many there are, or with `capped` at least. */
  total: number;
  capped?: boolean | undefined;
  onPage: (page: number) => void;
  /** How many rows a page may have, where people choose. */
  choices?: readonly number[] | undefined;
  onPerPage?: ((perPage: number) => void) | undefined;
  /** In place of "1–100 von 319", for instance "0 sichtbar von 14". */
  text?: ReactNode | undefined;
}

/** Walks the pages of a list and sets how many rows one has. */
export function Pager({ of, page, perPage, total, capped = false, choices, onPage, onPerPage, text }: PagerProps) {
  const pages = Math.max(1, Math.ceil(total / perPage));
  const last = page >= pages && !capped;
  const entries = () =>
    (choices ?? []).map((choice) => ({
      id: String(choice),
      label: formatCount(choice),
      checked: choice === perPage,
      isOneOfSeveral: true as const,
      run: () => onPerPage?.(choice),
    }));
  return (
    <nav
      aria-label={of === undefined ? 'Seiten' : `Seiten: ${of}`}
      className="num flex h-14 flex-none flat:hidden items-center gap-1 border-t border-line bg-sunken px-4 text-11 whitespace-nowrap text-2"
    >
      <Step icon="chevrons-left" label="Erste Seite" off={page <= 1} onClick={() => onPage(1)} />
      <Step icon="chevron-left" label="Vorige Seite" off={page <= 1} onClick={() => onPage(page - 1)} />
      {pageNumbers(page, pages).map((number) =>
        typeof number === 'string' ? (
          <span key={number} aria-hidden className="px-1">
            …
          </span>
        ) : (
          <button
            key={number}
            type="button"
            aria-label={`Seite ${number}`}
            aria-current={number === page ? 'page' : undefined}
            onClick={() => onPage(number)}
            className={`h-12 min-w-12 rounded-1 px-2.5 ${number === page ? 'bg-panel font-medium text-1 shadow-[inset_0_0_0_1px_var(--border-strong)]' : 'hover:bg-press'}`}
          >
            {number}
          </button>
        ),
      )}
      <Step icon="chevron-right" label="Nächste Seite" off={last} onClick={() => onPage(page + 1)} />
      <Step icon="chevrons-right" label="Letzte Seite" off={last} onClick={() => onPage(pages)} />
      <span role="status" className="pl-4">
        {text ?? rangeText({ page, perPage, total, capped })}
      </span>
      <span className="flex-1" />
      {choices && (
        <Menu
          label={`Zeilen je Seite, ${formatCount(perPage)}`}
          entries={entries}
          align="end"
          className="flex h-12 items-center gap-2 rounded-1 px-2.5 hover:bg-press"
        >
          <span>
            Zeilen je Seite <span className="font-medium text-1">{formatCount(perPage)}</span>
          </span>
          <Icon name="chevron-down" size={12} />
        </Menu>
      )}
    </nav>
  );
}

function Step({ icon, label, off, onClick }: { icon: IconName; label: string; off: boolean; onClick: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      data-tip={label}
      aria-disabled={off || undefined}
      onClick={() => !off && onClick()}
      className={`grid h-12 min-w-12 place-items-center rounded-1 ${off ? 'text-off' : 'hover:bg-press'}`}
    >
      <Icon name={icon} />
    </button>
  );
}
