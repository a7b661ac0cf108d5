import { useState } from 'react';
import type { Finding } from '../../../domain/preflight/finding.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { Icon } from '../../../ui/display/Icon.tsx';
import type { IconName } from '../../../ui/display/iconName.ts';
import { FindingAction, type FindingActions } from './FindingAction.tsx';
import { foldedFindings, type Folded } from './foldedFindings.ts';

type Look = {
  readonly word: string;
  readonly many: string;
  readonly icon: IconName;
  readonly box: string;
  readonly ink: string;
};
const looks: Readonly<Record<Finding['kind'], Look>> = {
  block: {
    word: 'Sperre',
    many: 'Sperren',
    icon: 'circle-x',
    box: 'border-l-danger-solid bg-danger-bg',
    ink: 'text-danger',
  },
  warn: { word: 'Warnung', many: 'Warnungen', icon: 'triangle-alert', box: 'border-l-warn-solid', ink: 'text-warn' },
  info: { word: 'Hinweis', many: 'Hinweise', icon: 'info', box: 'border-l-line-strong', ink: 'text-2' },
};
/** Contracts named in a line; the others are counted. */
const maxNamed = 8;
const kinds = ['block', 'warn', 'info'] as const;

/** What was found before saving, one line for each kind of it, with what can be done about it. */
export function FindingList({ findings, ...actions }: { findings: readonly Finding[] } & FindingActions) {
  return (
    <ul aria-label="Prüfung" className="flex flex-col gap-3">
      {foldedFindings(findings).map((it) => (
        <Line key={it.key} folded={it} actions={actions} />
      ))}
    </ul>
  );
}

function Line({ folded, actions }: { folded: Folded; actions: FindingActions }) {
  const [isOpen, setOpen] = useState(false);
  const { kind, title, text, numbers, findings } = folded;
  const { word, icon, box, ink } = looks[kind];
  return (
    <li className={`rounded-2 border border-l-[3px] border-line py-4 pr-5 pl-4.5 ${box}`}>
      <div className="flex items-center gap-4.5">
        <span className={`mt-[1px] self-start ${ink}`}>
          <Icon name={icon} />
        </span>
        <div className="min-w-0 flex-1">
          <div>
            <span className={`mr-3 text-10 font-strong ${ink}`}>{word}</span>
            <b className="font-medium">{title}</b>
          </div>
          {text !== '' && <p className="text-11 whitespace-pre-line text-2">{text}</p>}
          {numbers.length > 0 && <p className="num text-11 text-2">{numbersText(numbers)}</p>}
        </div>
        {findings.length > 1 && (
          <Button
            small
            look="quiet"
            icon={isOpen ? 'chevron-up' : 'chevron-down'}
            expanded={isOpen}
            onClick={() => setOpen(!isOpen)}
          >
            einzeln
          </Button>
        )}
        <FindingAction findings={findings} {...actions} />
      </div>
      {isOpen && (
        <ul aria-label={title} className="mt-3 ml-10 flex flex-col gap-2">
          {findings.map((it) => (
            <li key={it.id} className="flex items-center gap-4 border-t border-line-subtle pt-2">
              <div className="min-w-0 flex-1">
                <span>{it.title}</span>
                {it.text !== text && <p className="text-11 whitespace-pre-line text-2">{it.text}</p>}
              </div>
              <FindingAction findings={[it]} {...actions} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

function numbersText(numbers: readonly string[]): string {
  const named = numbers.length <= maxNamed ? numbers : numbers.slice(0, maxNamed - 1);
  const rest = numbers.length - named.length;
  return `${named.join(', ')}${rest > 0 ? ` und ${String(rest)} weitere` : ''}`;
}

/** "1 Sperre", "2 Warnungen", "1 Hinweis" for the foot of the dialog. */
export function FindingCounts({ findings }: { findings: readonly Finding[] }) {
  return kinds.map((kind) => {
    const count = findings.filter((it) => it.kind === kind).length;
    const { word, many, icon, ink } = looks[kind];
    if (count === 0) return null;
    return (
      <span key={kind} className={`num inline-flex items-center gap-2 ${ink}`}>
        <Icon name={icon} size={12} /> {count} {count === 1 ? word : many}
      </span>
    );
  });
}
