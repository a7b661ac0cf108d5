import type { Entity } from '../../api/records/entities.ts';
import type { driverDocument } from '../../domain/driver/driverDocument.ts';
import { isGuarded } from '../../domain/driver/guardedPaper.ts';
import { paperState } from '../../domain/driver/paperState.ts';
import { formatDate } from '../../domain/time/formatDay.ts';
import { companyZone, todayIn } from '../../domain/time/zone.ts';
import { IconButton } from '../../ui/display/IconButton.tsx';
import { Tag } from '../../ui/display/Tag.tsx';
import { DateField } from '../../ui/inputs/DateField.tsx';
import { nameOf } from '../kit/represent.ts';
import { useNames } from '../kit/useNames.ts';
import { useToday } from '../kit/useToday.ts';
import { PaperName } from './PaperName.tsx';
import { PaperPreview } from './PaperPreview.tsx';
import { changePaper, deletePaper, downloadPaper, lookAtCopy, toggleChecked } from './paperActions.ts';

type Paper = Entity<typeof driverDocument>;
const toneOf = { ok: 'ok', soon: 'warn', over: 'danger', unseen: 'avis-first-contact' } as const;

interface PaperRowProps {
  paper: Paper;
  isRequired: boolean;
  /** It is looked at below. */
  isChosen: boolean;
  onChoose: () => void;
}

/** One paper of a driver: a look at it, how long it is valid, whether anybody checked it. */
export function PaperRow({ paper, isRequired, isChosen, onChoose }: PaperRowProps) {
  const today = useToday();
  const label = paper.translatedType ?? '';
  const isOneByOne = isGuarded(paper.type);
  useNames(paper.checkedBy ? [paper.checkedBy] : []);
  return (
    <tr className={`border-b border-line-subtle ${isChosen ? 'bg-selected' : ''}`}>
      <td className="py-2 pr-2 pl-4 align-top @min-[480px]:pr-4 @min-[480px]:align-middle">
        {paper.file && isOneByOne && (
          <IconButton icon="eye" label={`${label} ansehen`} onClick={() => lookAtCopy(paper)} />
        )}
        {paper.file && !isOneByOne && <PaperPreview iri={paper.file} label={label} />}
        {!paper.file && <span className="text-2">–</span>}
      </td>
      <td className="px-4 py-3">
        <button
          type="button"
          aria-labelledby={`paper-${String(paper.id)}`}
          aria-expanded={isChosen}
          data-paper={paper['@id']}
          onClick={onChoose}
          className="block w-full rounded-1 text-left"
        >
          <span id={`paper-${String(paper.id)}`}>
            <PaperName label={label} isRequired={isRequired}>
              {paper.file ? (paper.name ?? '') : (checkedText(paper) ?? 'ohne Datei')}
            </PaperName>
          </span>
        </button>
        <div className="pt-2 @min-[780px]:hidden">
          <PaperTag paper={paper} today={today} />
        </div>
        <div className="flex flex-wrap items-center gap-2 pt-2 @min-[480px]:hidden">
          <span className="w-[142px]">
            <ValidUntil paper={paper} today={today} />
          </span>
          <Acts paper={paper} />
        </div>
      </td>
      <td className="hidden min-w-[142px] px-4 @min-[480px]:table-cell">
        <ValidUntil paper={paper} today={today} />
      </td>
      <td className="hidden px-4 py-2 @min-[780px]:table-cell">
        <PaperTag paper={paper} today={today} />
      </td>
      <td className="num hidden px-4 text-2 @min-[780px]:table-cell">
        {paper.createdAt && formatDate(paper.createdAt.slice(0, 10))}
      </td>
      <td className="hidden px-4 @min-[480px]:table-cell">
        <Acts paper={paper} />
      </td>
    </tr>
  );
}

/** What is done with a paper. */
function Acts({ paper }: { paper: Paper }) {
  const label = paper.translatedType ?? '';
  return (
    <div className="flex justify-end gap-1">
      {paper.file && (
        <IconButton icon="download" label={`${label} herunterladen`} onClick={() => void downloadPaper(paper)} />
      )}
      {paper.file && (
        <IconButton
          icon={paper.checkedAt ? 'undo-2' : 'check'}
          label={paper.checkedAt ? `${label}: Prüfung zurücknehmen` : `${label} als geprüft ablegen`}
          onClick={() => toggleChecked(paper)}
        />
      )}
      <IconButton icon="trash" label={`${label} löschen`} onClick={() => void deletePaper(paper)} />
    </div>
  );
}

/** How long a paper holds: in a column of its own, or where there is little room under its name. */
function ValidUntil({ paper, today }: { paper: Paper; today: string }) {
  return (
    <DateField
      label={`${paper.translatedType ?? ''}: gültig bis`}
      today={today}
      value={paper.validUntil ?? null}
      onChange={(validUntil) => void changePaper(paper, { validUntil })}
      placeholder="unbegrenzt"
    />
  );
}

/** Whether a paper is in order, in a word. */
function PaperTag({ paper, today }: { paper: Paper; today: string }) {
  const state = paperState(paper, today);
  return (
    <Tag colour={toneOf[state.tone]} meaning={checkedText(paper)}>
      {state.text}
    </Tag>
  );
}

/** "geprüft am 23.11.2026 von Anna Adler, Kopie gelöscht" (retention.md) */
function checkedText({ checkedAt, checkedBy, checkedClasses, file }: Paper): string | undefined {
  if (!checkedAt) return undefined;
  const by = checkedBy ? ` von ${nameOf(checkedBy)}` : '';
  const classes = checkedClasses?.length ? `, Klassen ${checkedClasses.join(', ')}` : '';
  return `geprüft am ${formatDate(todayIn(companyZone, new Date(checkedAt)))}${by}${file ? '' : ', Kopie gelöscht'}${classes}`;
}
