import { memo } from 'react';
import type { MenuItem } from '../../panels/menu.ts';
import { Counter } from '../../ui/display/Counter.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { toggleFavorite } from './menuState.ts';

type MenuEntryProps = {
  readonly item: MenuItem;
  readonly count: number;
  readonly isHere: boolean;
  readonly isStarred: boolean;
  readonly isNarrow: boolean;
};

const inCorner = 'absolute -top-[1px] right-0 h-[13px] min-w-7 px-[3px] text-[9px] leading-[13px]';

/** One line of the menu: a link like any other, with its counter and its star. */
export const MenuEntry = memo(function MenuEntry({ item, count, isHere, isStarred, isNarrow }: MenuEntryProps) {
  const look = isHere
    ? 'bg-panel font-medium text-1 shadow-[0_0_0_1px_var(--border)]'
    : 'text-2 hover:bg-press hover:text-1';
  return (
    <li className="group/entry relative">
      <a
        href={item.url}
        aria-current={isHere ? 'page' : undefined}
        aria-label={isNarrow ? item.caption : undefined}
        data-tip={isNarrow ? item.caption : undefined}
        className={`flex h-[25px] items-center gap-4 rounded-2 whitespace-nowrap hover:no-underline ${look} ${isNarrow ? 'w-16 justify-center' : 'pr-11 pl-4'}`}
      >
        <Icon name={item.icon} className={isHere ? 'text-mark' : 'text-3'} />
        {!isNarrow && <span className="min-w-0 flex-1 truncate">{item.caption}</span>}
        <Counter count={count} meaning="offen" {...(isNarrow && { className: inCorner })} />
      </a>
      {!isNarrow && (
        <button
          type="button"
          aria-label={`${item.caption} ${isStarred ? 'aus den Favoriten nehmen' : 'zu den Favoriten'}`}
          aria-pressed={isStarred}
          data-tip={isStarred ? 'Aus den Favoriten nehmen' : 'Zu den Favoriten'}
          onClick={() => toggleFavorite(item)}
          className={`absolute top-0 right-0 grid size-12 place-items-center rounded-2 text-3 hover:text-1 focus-visible:opacity-100 group-hover/entry:opacity-100 ${isStarred ? '' : 'opacity-0'}`}
        >
          <Icon name="star" size={12} className={isStarred ? 'fill-current' : ''} />
        </button>
      )}
    </li>
  );
});
