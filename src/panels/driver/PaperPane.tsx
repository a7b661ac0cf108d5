import { useAnyEntity } from '../../api/records/entities.ts';
import type { Entity } from '../../api/records/entities.ts';
import type { driver } from '../../domain/driver/driver.ts';
import type { driverDocument } from '../../domain/driver/driverDocument.ts';
import { isGuarded } from '../../domain/driver/guardedPaper.ts';
import { paperFacts } from '../../domain/driver/paperFacts.ts';
import { isPicture, type StoredFile } from '../../domain/file/storedFile.ts';
import { companyZone, formatInstant } from '../../domain/time/zone.ts';
import { Button } from '../../ui/display/Button.tsx';
import { nameOf } from '../kit/represent.ts';
import { takeOverClasses } from './paperActions.ts';

interface PaperPaneProps {
  paper: Entity<typeof driverDocument>;
  holder: Entity<typeof driver>;
  onCheck: () => void;
}

/** The chosen paper in readable size beside what the record says of its driver, and who did what with it when. */
export function PaperPane({ paper, holder, onCheck }: PaperPaneProps) {
  const file = useAnyEntity(paper.file) as unknown as StoredFile | undefined;
  const label = paper.translatedType ?? 'Dokument';
  const isOneByOne = isGuarded(paper.type);
  const facts = paperFacts(paper, holder);
  const steps = [
    paper.checkedAt && {
      at: paper.checkedAt,
      text: `geprüft${paper.checkedBy ? ` von ${nameOf(paper.checkedBy)}` : ''}${paper.file ? '' : ', Kopie gelöscht'}`,
    },
    paper.createdAt && { at: paper.createdAt, text: 'hochgeladen' },
  ].filter((it) => typeof it === 'object' && it !== null);
  return (
    <section aria-label={`${label} ansehen`} className="-mx-8 mt-6 border-t border-line">
      <h3 className="flex h-17 items-center gap-4 border-b border-line px-8 font-strong">
        {label}
        <span className="truncate text-11 font-text text-3">{paper.name}</span>
      </h3>
      <div className="grid bg-sunken @min-[720px]:grid-cols-[minmax(0,1fr)_268px]">
        <div className="grid h-[292px] min-w-0 place-items-center overflow-hidden p-5">
          {isOneByOne && paper.file ? (
            <p className="text-2">Diese Kopie wird einzeln angesehen; jeder Blick wird vermerkt.</p>
          ) : file?.sizes && isPicture(file) ? (
            <img
              draggable={false}
              src={file.sizes.medium}
              alt={`${label} ${holder.name ?? ''}`}
              className="max-h-[268px] max-w-full border border-line bg-[#fff] object-contain"
            />
          ) : file ? (
            <a href={file.contentUrl} target="_blank" rel="noreferrer" className="text-link hover:underline">
              {`${label} in eigenem Fenster lesen (PDF)`}
            </a>
          ) : (
            <p className="text-2">
              {paper.file
                ? 'Daten werden geladen'
                : paper.checkedAt
                  ? 'Die Kopie ist gelöscht, die Prüfung bleibt.'
                  : 'Zu diesem Dokument liegt keine Datei vor.'}
            </p>
          )}
        </div>
        <div className="flex flex-col gap-5 border-line bg-panel px-6 py-5 @min-[720px]:border-l">
          <div>
            <h4 className="mb-3 font-strong">Abgleich mit dem Fahrer</h4>
            <dl className="grid grid-cols-[76px_minmax(0,1fr)] gap-x-3 gap-y-1">
              {facts.map(({ label: name, value, checked }) => (
                <div key={name} className="contents">
                  <dt className="text-11 leading-[16px] text-2">{name}</dt>
                  <dd className={`min-w-0 break-words ${checked ? 'border-l-3 border-warn-solid pl-3' : ''}`}>
                    {value || 'keine eingetragen'}
                    {checked && <span className="block text-11 text-2">{`geprüft wurde: ${checked}`}</span>}
                  </dd>
                </div>
              ))}
            </dl>
            {facts.some((it) => it.checked) && Boolean(paper.checkedClasses?.length) && (
              <Button small icon="check" onClick={() => void takeOverClasses(paper)} className="mt-4">
                Klassen der Prüfung übernehmen
              </Button>
            )}
          </div>
          {paper.file && !paper.checkedAt && (
            <Button small icon="check" hotkey="g" onClick={onCheck} className="self-start">
              {isOneByOne ? 'Ansehen und prüfen' : 'Als geprüft ablegen'}
            </Button>
          )}
          <div>
            <h4 className="mb-2 font-strong">Verlauf</h4>
            <ol className="flex flex-col gap-2 text-11">
              {steps.map(({ at, text }, place) => (
                <li key={text} className="grid grid-cols-[9px_112px_minmax(0,1fr)] items-baseline gap-3">
                  <i aria-hidden className={`size-[7px] rounded-full ${place === 0 ? 'bg-mark' : 'bg-line-strong'}`} />
                  <span className="num whitespace-nowrap text-2">{formatInstant(at, companyZone)}</span>
                  <span>{text}</span>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </section>
  );
}
