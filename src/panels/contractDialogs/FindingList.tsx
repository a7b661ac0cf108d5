import type { Finding } from '../../domain/preflight/finding.ts';
import { Checkbox } from '../../ui/Checkbox.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { IconName } from '../../ui/iconName.ts';
import { foldedFindings } from './foldedFindings.ts';

type Look = { readonly word: string; readonly many: string; readonly icon: IconName; readonly box: string; readonly ink: string };
const looks: Readonly<Record<Finding['kind'], Look>> = {
  block: { word: 'Sperre', many: 'Sperren', icon: 'circle-x', box: 'border-l-danger-solid bg-danger-bg', ink: 'text-danger' },
  warn: { word: 'Warnung', many: 'Warnungen', icon: 'triangle-alert', box: 'border-l-warn-solid', ink: 'text-warn' },
  info: { word: 'Hinweis', many: 'Hinweise', icon: 'info', box: 'border-l-line-strong', ink: 'text-2' },
};
/** Further orders named in a line; the others are counted. */
const mostNamed = 8;
const kinds = ['block', 'warn', 'info'] as const;

/** What was found before saving, with the box to dissolve a bundle where there is one. */
export function FindingList({ findings, dissolve, onDissolve }: { findings: readonly Finding[]; dissolve: ReadonlySet<string>; onDissolve: (bundle: string, yes: boolean) => void }) {
  return (
    <ul aria-label="Prüfung" className="flex flex-col gap-3">
      {foldedFindings(findings).map(({ finding: { id, kind, title, text, leavesOut, bundle }, further }) => {
        const { word, icon, box, ink } = looks[kind];
        return (
          <li key={id} className={`flex items-center gap-4.5 rounded-2 border border-l-[3px] border-line py-4 pr-5 pl-4.5 ${box}`}>
            <span className={`mt-[1px] self-start ${ink}`}><Icon name={icon} /></span>
            <div className="min-w-0 flex-1">
              <div><span className={`mr-3 text-10 font-strong ${ink}`}>{word}</span><b className="font-medium">{title}</b></div>
              <p className="text-11 whitespace-pre-line text-2">{text}</p>
              {further.length > 0 && <p className="num text-11 text-2">Ebenso {numbersText(further)}</p>}
            </div>
            {leavesOut && <span className="text-11 text-2">wird ausgelassen</span>}
            {bundle !== undefined && <Checkbox value={dissolve.has(bundle)} onChange={(yes) => onDissolve(bundle, yes)} className="text-11">auflösen</Checkbox>}
          </li>
        );
      })}
    </ul>
  );
}

function numbersText(numbers: readonly string[]): string {
  const named = numbers.length <= mostNamed ? numbers : numbers.slice(0, mostNamed - 1);
  const rest = numbers.length - named.length;
  return `${named.join(', ')}${rest > 0 ? ` und ${String(rest)} weitere` : ''}`;
}

/** "1 Sperre", "2 Warnungen", "1 Hinweis" for the foot of the dialog. */
export function FindingCounts({ findings }: { findings: readonly Finding[] }) {
  return kinds.map((kind) => {
    const count = findings.filter((it) => it.kind === kind).length;
    const { word, many, icon, ink } = looks[kind];
    if (count === 0) return null;
    return <span key={kind} className={`num inline-flex items-center gap-2 ${ink}`}><Icon name={icon} size={12} /> {count} {count === 1 ? word : many}</span>;
  });
}
