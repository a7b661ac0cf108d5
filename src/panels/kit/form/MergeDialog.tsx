import { useState, type ReactNode } from 'react';
import type { AnyEntity } from '../../../api/records/entities.ts';
import { useHistory } from '../../../api/records/queries.ts';
import { fieldAt } from '../../../domain/define/resource.ts';
import { companyZone, formatInstant } from '../../../domain/time/zone.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Icon } from '../../../ui/display/Icon.tsx';
import { TextArea } from '../../../ui/inputs/TextArea.tsx';
import { fieldText } from '../../../domain/define/fieldText.ts';
import { nameOf, nameOfEntity } from '../represent.ts';
import { captionOf, type FormValues } from './formValues.ts';
import type { Conflict } from './merge3.ts';
import { MergeChoice } from './MergeChoice.tsx';
import type { RecordForm } from './recordForm.ts';

type Pick = 'mine' | 'theirs' | 'both';
/** What the question needs to know of a form, or of a cell in a list. */
type Merged = {
  readonly merge: RecordForm['merge'];
  readonly resource: RecordForm['resource'];
  readonly entity: RecordForm['entity'];
};

/**
 * Shows for each field that two people changed mine, theirs and the base side by side; nothing is overwritten unseen.
 */
export function MergeDialog({ record, onSaved }: { record: Merged; onSaved?: (saved: AnyEntity) => void }) {
  const { merge, resource, entity } = record;
  const [picks, setPicks] = useState<Readonly<Record<string, Pick>>>({});
  const [edited, setEdited] = useState<Readonly<Record<string, string>>>({});
  if (!merge) return null;
  const { conflicts, taken } = merge;
  const decided = conflicts.filter(({ path }) => picks[path] !== undefined).length;
  const all = (pick: Pick) => setPicks(Object.fromEntries(conflicts.map(({ path }) => [path, pick])));
  const choose = (path: string, pick: Pick) => setPicks({ ...picks, [path]: pick });

  const run = () => {
    const values: FormValues = Object.fromEntries(
      conflicts.map((it) => [
        it.path,
        picks[it.path] === 'both' ? (edited[it.path] ?? joined(it)) : picks[it.path] === 'mine' ? it.mine : it.theirs,
      ]),
    );
    void merge.resolve(values).then((saved) => saved && onSaved?.(saved));
  };

  return (
    <Dialog
      title={`${resource.title.one} ${entity ? nameOfEntity(entity) : ''} wurde inzwischen geändert`}
      icon="git-merge"
      size="xl"
      flush
      onClose={merge.cancel}
      status={
        <span className={decided === conflicts.length ? 'flex items-center gap-2 text-ok' : 'text-2'}>
          {decided === conflicts.length && <Icon name="check" />}
          {decided} von {conflicts.length} entschieden
          <span className="pl-3 text-3">Ihr Entwurf bleibt erhalten, auch wenn Sie abbrechen.</span>
        </span>
      }
      primary={{
        label: 'Zusammengeführt speichern',
        run,
        ...(decided < conflicts.length && { reason: 'Bitte für jedes Feld entscheiden' }),
      }}
    >
      <p className="border-b border-line-subtle px-8 py-5">
        <span className="font-medium">
          <LastSaver iri={entity?.['@id'] ?? ''} /> gespeichert, während Sie noch schrieben.
        </span>
        <span className="block text-11 text-2">
          {taken > 0 && `${taken} ${taken === 1 ? 'Feld ist' : 'Felder sind'} nur dort geändert und schon übernommen. `}
          {conflicts.length} {conflicts.length === 1 ? 'Feld haben' : 'Felder haben'} beide geändert: bitte wählen.
        </span>
      </p>
      <div
        role="table"
        aria-label="Beidseitig geänderte Felder"
        className="grid grid-cols-[150px_minmax(0,1fr)_minmax(0,1fr)_170px]"
      >
        <div role="row" className="contents">
          <Heading>Feld</Heading>
          <Heading all={() => all('mine')}>
            <Icon name="pencil" className="text-3" />
            Ihre Eingabe
          </Heading>
          <Heading all={() => all('theirs')}>
            <Icon name="server" className="text-3" />
            Stand auf dem Server
          </Heading>
          <Heading>Ausgangswert</Heading>
        </div>
        {conflicts.map((conflict) => {
          const { path } = conflict;
          const field = fieldAt(resource, path);
          const caption = captionOf(resource, path);
          const text = (value: unknown) => (field ? fieldText(field, value, nameOf) : '');
          const isLongText = field?.kind === 'longText';
          return (
            <div key={path} role="row" className="contents">
              <div role="rowheader" className="border-b border-line-subtle px-8 py-5">
                <span className="font-medium">{caption.label}</span>
                {caption.within && <span className="block text-11 text-3">{caption.within}</span>}
              </div>
              <MergeChoice
                name={path}
                label="Ihre Eingabe"
                text={text(conflict.mine)}
                base={text(conflict.base)}
                isChosen={picks[path] === 'mine'}
                onChoose={() => choose(path, 'mine')}
              />
              <MergeChoice
                name={path}
                label="Stand auf dem Server"
                text={text(conflict.theirs)}
                base={text(conflict.base)}
                isChosen={picks[path] === 'theirs'}
                onChoose={() => choose(path, 'theirs')}
              />
              <div role="cell" className="border-b border-l border-line-subtle px-5 py-5 break-words text-2">
                {text(conflict.base) || '–'}
              </div>
              {isLongText && (
                <div
                  role="cell"
                  className={`col-span-3 col-start-2 flex items-start gap-4 border-b border-line-subtle px-5 py-4 ${picks[path] === 'both' ? 'bg-selected' : ''}`}
                >
                  <label className="inline-flex h-13 flex-none items-center gap-3">
                    <input
                      type="radio"
                      name={path}
                      checked={picks[path] === 'both'}
                      onChange={() => choose(path, 'both')}
                      className="accent-(--accent)"
                    />
                    beides, bearbeitet
                  </label>
                  <TextArea
                    label={`${caption.label}, beides bearbeitet`}
                    rows={2}
                    value={edited[path] ?? joined(conflict)}
                    onChange={(next) => {
                      setEdited({ ...edited, [path]: next });
                      choose(path, 'both');
                    }}
                  />
                </div>
              )}
            </div>
          );
        })}
      </div>
    </Dialog>
  );
}

/** Who saved last and when, from the history of the record. */
function LastSaver({ iri }: { iri: string }) {
  const [last] = useHistory(iri, { itemsPerPage: 5 }).rows;
  return last ? (
    <>
      {last.username ?? 'Leitstand'} hat am {formatInstant(last.logged_at, companyZone)}
    </>
  ) : (
    'Jemand hat'
  );
}

function Heading({ children, all }: { children: ReactNode; all?: () => void }) {
  return (
    <div
      role="columnheader"
      className="flex h-15 items-center gap-2 border-b border-line bg-sunken px-5 text-11 font-medium text-2 first:pl-8"
    >
      {children}
      {all && (
        <button type="button" onClick={all} className="ml-auto text-link hover:underline">
          alle
        </button>
      )}
    </div>
  );
}

/** Both texts one after the other, the shared one once, as a start for editing. */
function joined({ mine, theirs }: Conflict): string {
  const [own, other] = [mine, theirs].map((it) => (typeof it === 'string' ? it.trim() : ''));
  if (!own || !other) return own || other || '';
  if (own.includes(other)) return own;
  return other.includes(own) ? other : `${own}\n${other}`;
}
