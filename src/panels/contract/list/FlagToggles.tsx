import { contractFilters } from '../../../domain/contract/contractFilters.ts';
import { withoutFilter } from '../../kit/list/listUrl.ts';
import type { FilterValues } from '../../kit/list/filterValues.ts';
import { toggledFlag } from './toggledFlag.ts';

const { flags } = contractFilters;

/** The flags of contracts one click away; several that are on must all hold. */
export function FlagToggles({ filter, onChange }: { filter: FilterValues; onChange: (filter: FilterValues) => void }) {
  if (flags.kind !== 'options') return null;
  const on = filter.flags ?? [];
  const toggle = (key: string) => {
    const next = toggledFlag(on, key);
    onChange(next.length > 0 ? { ...filter, flags: next } : withoutFilter(filter, 'flags'));
  };
  return (
    <div
      role="group"
      aria-label="Merkmale"
      className="mr-2 flex h-13 flex-none overflow-hidden rounded-2 border border-line"
    >
      {flags.options.map(({ key, label }) => (
        <button
          key={key}
          type="button"
          aria-pressed={on.includes(key)}
          aria-label={`Nur ${key}: ${label}`}
          data-tip={`Nur ${label}`}
          onClick={() => toggle(key)}
          className={`min-w-12 border-l border-line px-3 text-11 first:border-l-0 focus-visible:-outline-offset-2 ${on.includes(key) ? 'bg-selected font-medium text-1' : 'text-2 hover:bg-hover hover:text-1'}`}
        >
          {key}
        </button>
      ))}
    </div>
  );
}
