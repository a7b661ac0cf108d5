import { useRef, useState, type KeyboardEvent } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { useList } from '../../api/records/queries.ts';
import { useEntities } from '../../api/records/useEntities.ts';
import { tools } from '../../commands/tools.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { driverDocumentTypes } from '../../domain/driver/choices/driverDocumentTypes.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import { driverDocument } from '../../domain/driver/driverDocument.ts';
import { fileTexts } from '../../domain/file/storedFile.ts';
import { Button } from '../../ui/display/Button.tsx';
import { ErrorState } from '../../ui/display/ErrorState.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { FileInput } from '../kit/fields/file/FileInput.tsx';
import { useTakenFiles } from '../kit/fields/file/useTakenFiles.ts';
import { DocumentState } from './DocumentState.tsx';
import type { TabProps } from './driverTab.ts';
import { ExpiredNote } from './ExpiredNote.tsx';
import { toggleChecked } from './paperActions.ts';
import { PaperName } from './PaperName.tsx';
import { PaperPane } from './PaperPane.tsx';
import { PaperRow } from './PaperRow.tsx';

const papersField = { papers: true } as const;

/** The papers of a driver: which there are, which are missing, how long they are valid and whether anybody looked. */
export function DocumentsTab({ entity }: TabProps) {
  const { iris, isLoading, error, refetch } = useList(driverDocument, {
    filter: { driver: entity['@id'] },
    order: 'type',
    itemsPerPage: 100,
  });
  const take = (files: Iterable<File>) => newPaper(entity['@id'], null, [...files]);
  const { isOver, takes } = useTakenFiles(take);
  const papers = useEntities(driverDocument, iris);
  const [chosenIri, setChosen] = useState<string | null>(null);
  const rows = driverDocumentTypes.items.flatMap((type) => papers.filter((it) => it.type === type.key));
  const chosen = rows.find((it) => it['@id'] === chosenIri);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const { target, currentTarget, key, ctrlKey, metaKey, altKey } = event;
    const at = rows.findIndex((it) => it['@id'] === (target as HTMLElement).dataset['paper']);
    const paper = rows[at];
    if (!paper || ctrlKey || metaKey || altKey) return;
    if (key === 'g' && paper.file) toggleChecked(paper);
    const next = rows[at + ({ ArrowDown: 1, ArrowUp: -1 }[key] ?? 0)];
    if (key !== 'g' && (!next || next === paper)) return;
    event.preventDefault();
    if (key === 'g' || !next) return;
    setChosen(next['@id']);
    currentTarget.querySelector<HTMLElement>(`[data-paper="${next['@id']}"]`)?.focus();
  };
  if (error)
    return (
      <ErrorState title="Fehler beim Laden der Daten" onRetry={refetch}>
        {messageOf(error)}
      </ErrorState>
    );
  // Nobody is to be asked for papers that are there.
  if (isLoading)
    return (
      <p role="status" className="p-8 text-2">
        Daten werden geladen
      </p>
    );
  return (
    <div {...takes} className="overflow-x-auto p-5 @min-[480px]:p-8" onKeyDown={onKeyDown}>
      <ExpiredNote driver={entity['@id']} papers={papers} />
      <div className="mb-5 flex flex-wrap items-center gap-4">
        <h3 className="font-strong text-1">Dokumente</h3>
        <DocumentState completeness={entity.documentCompleteness} />
        {papers.length === 0 && <span className="text-2">{labelOf(emptyTexts, 'driverDocuments')}</span>}
        <span className="flex-1" />
        <Button small icon="plus" onClick={() => newPaper(entity['@id'], null)}>
          Neues Dokument
        </Button>
      </div>
      <table className="w-full border-collapse">
        <thead>
          <tr className="border-b border-line bg-sunken text-left text-11 text-2">
            <th className="w-[72px] pl-4 font-text @min-[480px]:w-[80px]">Vorschau</th>
            <th className="px-4 py-2 font-text">Dokument</th>
            <th className="hidden w-[150px] px-4 font-text whitespace-nowrap @min-[480px]:table-cell">Gültig bis</th>
            <th className="hidden w-[156px] px-4 font-text @min-[780px]:table-cell">Zustand</th>
            <th className="hidden w-[96px] px-4 font-text @min-[780px]:table-cell">Hochgel.</th>
            <th className="hidden w-[112px] px-4 @min-[480px]:table-cell">
              <span className="sr-only">Aktionen</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {driverDocumentTypes.items.map((type) => {
            const own = papers.filter((it) => it.type === type.key);
            return own.length > 0 ? (
              own.map((it) => (
                <PaperRow
                  key={it['@id']}
                  paper={it}
                  isRequired={type.required}
                  isChosen={it === chosen}
                  onChoose={() => setChosen(it === chosen ? null : it['@id'])}
                />
              ))
            ) : (
              <tr key={type.key} className="border-b border-line-subtle">
                <td className="px-4 text-2">–</td>
                <td className="px-4 py-3">
                  <PaperName label={type.label} isRequired={type.required}>
                    noch nicht hochgeladen
                  </PaperName>
                  <div className="pt-2 @min-[480px]:hidden">
                    <Upload driver={entity['@id']} type={type} />
                  </div>
                </td>
                <td className="hidden px-4 text-2 @min-[780px]:table-cell">–</td>
                <td colSpan={3} className="hidden px-4 text-right @min-[480px]:table-cell @min-[780px]:text-left">
                  <Upload driver={entity['@id']} type={type} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      <DropRow isOver={isOver} onFiles={take} />
      {chosen && <PaperPane paper={chosen} holder={entity} onCheck={() => toggleChecked(chosen)} />}
    </div>
  );
}

type Type = (typeof driverDocumentTypes.items)[number];

function Upload({ driver, type: { key, label } }: { driver: string; type: Type }) {
  return (
    <Button small icon="upload" onClick={() => newPaper(driver, key)}>
      {label} hochladen
    </Button>
  );
}

/** Where files are dropped or chosen; a drop anywhere on the tab does the same. */
function DropRow({ isOver, onFiles }: { isOver: boolean; onFiles: (files: Iterable<File>) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <FileInput field={papersField} input={input} isMultiple onFiles={onFiles} />
      <button
        type="button"
        onClick={() => input.current?.click()}
        className={`flex min-h-13 w-full items-center gap-3 border-b border-line-subtle px-4 text-left text-11 text-2 ${isOver ? 'bg-selected text-1' : 'bg-sunken hover:bg-hover'}`}
      >
        <Icon name="upload" />
        {fileTexts.dropPapers}
      </button>
    </>
  );
}

function newPaper(driver: string, type: string | null, files: readonly File[] = []): void {
  tools().dialog('driver.document', { driver, type, files });
}
