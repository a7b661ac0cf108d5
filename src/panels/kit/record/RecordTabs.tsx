import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { Icon } from '../../../ui/display/Icon.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { useWrapped } from '../useWrapped.ts';
import type { RecordTab } from './recordTab.ts';

interface RecordTabsProps {
  /** What the tabs belong to, for example "Auftrag". */
  label: string;
  /** Joins tabs and their panels for screen readers. */
  id: string;
  tabs: readonly RecordTab[];
  chosen: string;
  /** Keys of the tabs in which something stands against the save. */
  faulty: ReadonlySet<string>;
  onChoose: (key: string) => void;
}

const steps: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};
const ink = (isOn: boolean) =>
  isOn
    ? 'font-medium text-1 after:absolute after:inset-x-4 after:bottom-0 after:h-[2px] after:bg-accent'
    : 'text-2 hover:text-1';

/** The tabs of a record in one line; those without room stand in a menu at its end. The arrows walk all of them. */
export function RecordTabs({ label, id, tabs, chosen, faulty, onChoose }: RecordTabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  const [line, setLine] = useState<HTMLElement | null>(null);
  const wrapped = useWrapped(line, tabs.length);
  const rest = tabs.filter((_, at) => wrapped.has(at));
  const inRest = rest.find(({ key }) => key === chosen);
  /** The arrows go on from the tab that they have just chosen, which may stand in the menu. */
  const takesFocus = useRef(false);
  useEffect(() => {
    if (!takesFocus.current) return;
    takesFocus.current = false;
    const tab = strip.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(chosen)}"]`);
    const target =
      tab && tab.style.visibility !== 'hidden' ? tab : strip.current?.querySelector<HTMLElement>('[aria-haspopup]');
    target?.focus();
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key];
    if (!step || event.altKey || !strip.current?.contains(event.target as Node)) return;
    const next =
      tabs[
        step(
          tabs.findIndex(({ key }) => key === chosen),
          tabs.length,
        )
      ];
    event.preventDefault();
    if (!next || next.key === chosen) return;
    takesFocus.current = true;
    onChoose(next.key);
  };

  return (
    <div
      ref={strip}
      onKeyDown={onKeyDown}
      className="flex h-15 flex-none border-b border-line px-4"
      role="presentation"
    >
      <div ref={setLine} role="tablist" aria-label={label} className="flex min-w-0 flex-1 flex-wrap overflow-hidden">
        {tabs.map(({ key, label: caption, count }) => (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}-tab`}
            aria-controls={`${id}-${key}`}
            aria-selected={key === chosen}
            tabIndex={key === chosen ? 0 : -1}
            data-tab={key}
            onClick={() => onChoose(key)}
            className={`focus-inside relative flex h-15 items-center gap-2.5 px-4 whitespace-nowrap ${ink(key === chosen)}`}
          >
            {caption}
            {faulty.has(key) && <Icon name="circle-alert" size={12} label="Fehler" className="text-danger" />}
            {count !== undefined && count !== null && (
              <span className="num text-11 font-normal text-3 empty:hidden">{count}</span>
            )}
          </button>
        ))}
      </div>
      {rest.length > 0 && (
        <Menu
          label={inRest ? `${inRest.label}, weitere Tabs` : `${String(rest.length)} weitere Tabs`}
          align="end"
          entries={() =>
            rest.map(({ key, label: caption }) => ({
              id: key,
              label: caption,
              checked: key === chosen,
              isOneOfSeveral: true,
              run: () => onChoose(key),
            }))
          }
          className={`focus-inside relative flex h-15 flex-none items-center gap-2 px-4 whitespace-nowrap ${ink(inRest !== undefined)}`}
        >
          <span>{inRest?.label ?? `${String(rest.length)} weitere`}</span>
          <Icon name="chevron-down" size={12} />
        </Menu>
      )}
    </div>
  );
}
