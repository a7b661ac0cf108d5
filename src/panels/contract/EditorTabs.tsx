import { useRef, type KeyboardEvent } from 'react';

const editorTabs = [
  { key: 'daten', label: 'Auftragsdaten' },
  { key: 'historie', label: 'Historie' },
  { key: 'kommunikation', label: 'Kommunikation' },
] as const;
export type EditorTab = (typeof editorTabs)[number]['key'];

/** The tab that an address names, for example `?tab=historie`; the order itself unless told. */
export function tabIn(query: URLSearchParams): EditorTab {
  return editorTabs.find(({ key }) => key === query.get('tab'))?.key ?? 'daten';
}

interface EditorTabsProps {
  /** Joins tabs and their panels for screen readers. */
  id: string;
  chosen: EditorTab;
  onChoose: (tab: EditorTab) => void;
}

/** The order, what happened to it, and what went out about it. */
export function EditorTabs({ id, chosen, onChoose }: EditorTabsProps) {
  const strip = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
    if (step === 0 || event.altKey) return;
    event.preventDefault();
    const at = editorTabs.findIndex((it) => it.key === chosen);
    const next = editorTabs[(at + step + editorTabs.length) % editorTabs.length];
    if (!next) return;
    onChoose(next.key);
    strip.current?.querySelector<HTMLElement>(`[data-tab="${next.key}"]`)?.focus();
  };
  return (
    <div ref={strip} role="tablist" tabIndex={-1} aria-label="Auftrag" onKeyDown={onKeyDown} className="flex h-15 flex-none border-b border-line px-4">
      {editorTabs.map(({ key, label }) => {
        const isOn = key === chosen;
        return (
          <button
            key={key}
            type="button"
            role="tab"
            id={`${id}-${key}-tab`}
            aria-controls={`${id}-${key}`}
            aria-selected={isOn}
            tabIndex={isOn ? 0 : -1}
            data-tab={key}
            onClick={() => onChoose(key)}
            className={`focus-inside relative flex items-center px-4 ${isOn ? 'font-medium text-1 after:absolute after:inset-x-4 after:-bottom-[1px] after:h-[2px] after:bg-accent' : 'text-2 hover:text-1'}`}
          >
            {label}
          </button>
        );
      })}
    </div>
  );
}
