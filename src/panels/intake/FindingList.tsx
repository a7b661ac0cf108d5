import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { intakeGroups, type Finding } from '../../domain/intake/finding.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import type { IconName } from '../../ui/display/iconName.ts';
import { IconButton } from '../../ui/display/IconButton.tsx';
import { useNames } from '../kit/useNames.ts';
import { labelOf, valueText } from './intakeWords.ts';
import type { FindingState } from './useIntake.ts';

type Props = {
  readonly findings: readonly Finding[];
  readonly stateOf: (finding: Finding) => FindingState;
  /** What was taken over for its field, perhaps another value. */
  readonly takenFor: (finding: Finding) => Pick<Finding, 'field' | 'value'> | undefined;
  readonly decide: (finding: Finding, is: FindingState) => void;
  /** The finding whose place somebody clicked: it gets the keyboard. */
  readonly asked: string | null;
  readonly onAsked: () => void;
  /** The finding that pointer or keyboard are at, whose place is shown. */
  readonly onCurrent: (id: string | null) => void;
};

const rowAt = '[data-finding]';

/**
 * What was recognised, in the order of the form: Enter takes a value over and goes on to the next, Entf discards it,
 * arrows walk.
 */
export function FindingList({ findings, stateOf, takenFor, decide, asked, onAsked, onCurrent }: Props) {
  const box = useRef<HTMLDivElement>(null);
  /** The one row that Tab comes to; arrows walk from there. */
  const [entry, setEntry] = useState(findings[0]?.id);
  const refer = useNames(findings.filter((it) => it.field === 'contractClientAddress').map((it) => String(it.value)));
  useEffect(() => {
    if (asked === null) return;
    box.current?.querySelector<HTMLElement>(`[data-finding="${CSS.escape(asked)}"]`)?.focus();
    onAsked();
  }, [asked, onAsked]);
  useEffect(() => {
    // Whoever dropped a file goes on here; whoever types elsewhere meanwhile is left alone.
    const active = document.activeElement;
    if (!active || active === document.body || active.closest('[data-panel-url]')?.contains(box.current))
      box.current?.querySelector<HTMLElement>(rowAt)?.focus();
  }, []);
  const takenText = (finding: Finding) => {
    const taken = takenFor(finding);
    return taken && taken.value !== finding.value ? valueText(taken, refer) : null;
  };
  const walk = (from: Element, step: 1 | -1) => {
    const rows = [...(box.current?.querySelectorAll<HTMLElement>(rowAt) ?? [])];
    rows[rows.indexOf(from as HTMLElement) + step]?.focus();
  };
  const press = (event: KeyboardEvent) => {
    const row = event.target instanceof Element ? event.target.closest(rowAt) : null;
    const finding = row && findings.find((it) => it.id === row.getAttribute('data-finding'));
    if (!row || !finding || event.ctrlKey || event.metaKey || event.altKey) return;
    const settle = (is: FindingState) => {
      const isBack = stateOf(finding) === is;
      decide(finding, isBack ? 'open' : is);
      if (!isBack) walk(row, 1);
    };
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') walk(row, event.key === 'ArrowDown' ? 1 : -1);
    else if (event.key === 'Enter') settle('accepted');
    else if (event.key === 'Delete') settle('discarded');
    else return;
    event.preventDefault();
  };
  return (
    <div ref={box} onKeyDown={press} onMouseLeave={() => onCurrent(null)} className="flex flex-col gap-4">
      {intakeGroups.map(({ title, fields }) => {
        const own = fields.flatMap((field) => findings.filter((it) => it.field === field));
        return own.length === 0 ? null : (
          <section key={title} aria-label={title}>
            <h3 className="px-4 pb-1 text-12 font-strong">{title}</h3>
            <ul className="border-t border-line-subtle">
              {own.map((it) => (
                <FindingRow
                  key={it.id}
                  finding={it}
                  state={stateOf(it)}
                  text={valueText(it, refer)}
                  taken={takenText(it)}
                  decide={(is) => decide(it, is)}
                  isEntry={it.id === entry}
                  onFocus={() => setEntry(it.id)}
                  onCurrent={onCurrent}
                />
              ))}
            </ul>
          </section>
        );
      })}
    </div>
  );
}

type RowProps = {
  readonly finding: Finding;
  readonly state: FindingState;
  readonly text: string;
  /** Another value that was taken over for the field. */
  readonly taken: string | null;
  readonly decide: (is: FindingState) => void;
  readonly isEntry: boolean;
  readonly onFocus: () => void;
  readonly onCurrent: (id: string) => void;
};
const looks: Readonly<Record<FindingState, { icon?: IconName; ink: string; word: string }>> = {
  open: { ink: '', word: 'offen' },
  accepted: { icon: 'circle-check', ink: 'text-ok-solid', word: 'übernommen' },
  discarded: { icon: 'ban', ink: 'text-3', word: 'verworfen' },
};

function FindingRow({ finding, state, text, taken, decide, isEntry, onFocus, onCurrent }: RowProps) {
  const { id, field, isSure, because } = finding;
  const { icon, ink, word } = looks[state];
  const label = labelOf(field);
  return (
    <li
      className="flex items-center gap-2 border-b border-line-subtle pr-3 hover:bg-hover"
      onMouseEnter={() => onCurrent(id)}
      onFocus={() => {
        onFocus();
        onCurrent(id);
      }}
    >
      <button
        type="button"
        data-finding={id}
        aria-keyshortcuts="Enter Delete"
        tabIndex={isEntry ? 0 : -1}
        onClick={() => decide(state === 'accepted' ? 'open' : 'accepted')}
        className="focus-inside flex min-h-13 min-w-0 flex-1 items-start gap-3 py-2 pr-3 pl-4 text-left"
      >
        {icon ? (
          <Icon name={icon} className={`mt-[1px] flex-none ${ink}`} />
        ) : (
          <i aria-hidden className="m-[2px] size-[10px] flex-none rounded-full border border-line-strong" />
        )}
        <span className="w-[104px] flex-none text-2">{label}</span>
        <span className="min-w-0 flex-1">
          <span className={`block break-words ${state === 'discarded' ? 'text-3 line-through' : 'font-medium'}`}>
            {text}
          </span>
          {!isSure && <span className="block text-11 text-2">{because}</span>}
          {taken !== null && <span className="block text-11 text-2">Übernommen ist „{taken}“.</span>}
        </span>
        {!isSure && (
          <span className="flex flex-none items-center gap-1 text-11 text-warn">
            <Icon name="triangle-alert" />
            unsicher
          </span>
        )}
        <span className="sr-only">{word}</span>
      </button>
      {state === 'open' ? (
        <>
          <IconButton
            small
            icon="check"
            label={`${label} übernehmen`}
            tabIndex={-1}
            onClick={() => decide('accepted')}
          />
          <IconButton small icon="x" label={`${label} verwerfen`} tabIndex={-1} onClick={() => decide('discarded')} />
        </>
      ) : (
        <IconButton small icon="undo-2" label={`${label} zurücknehmen`} tabIndex={-1} onClick={() => decide('open')} />
      )}
    </li>
  );
}
