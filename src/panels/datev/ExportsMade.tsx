import { useRef, useState } from 'react';
import { call } from '../../api/call.ts';
import { refetchLists } from '../../api/records/listUpkeep.ts';
import { saveAddress } from '../../api/files.ts';
import { freshFile } from '../../api/uploads.ts';
import { readAnyEntity, useEntity } from '../../api/records/entities.ts';
import { useList } from '../../api/records/queries.ts';
import { tellFailure } from '../../commands/tellFailure.ts';
import { tools } from '../../commands/tools.ts';
import { mayWrite } from '../../domain/access/matrix.ts';
import { repeatExport } from '../../domain/datev/datevCalls.ts';
import { exportText, repeatQuestion } from '../../domain/datev/exportText.ts';
import { datevExport } from '../../domain/datev/datevExport.ts';
import type { StoredFile } from '../../domain/file/storedFile.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { useKeyboardKept } from '../kit/useKeyboardKept.ts';
import { useOneAtATime } from '../kit/useOneAtATime.ts';

const newest = { page: 1, itemsPerPage: 10, order: '-number' } as const;

/** What went out, newest first, with its files; administrators repeat one with a reason. */
export function ExportsMade() {
  const { iris } = useList(datevExport, newest);
  const [repeated, setRepeated] = useState<string | null>(null);
  const list = useRef<HTMLUListElement>(null);
  useKeyboardKept(list, (it) => it.querySelector<HTMLElement>('[data-repeat] button'));
  if (iris.length === 0) return <p className="pt-2 text-3">Noch nichts exportiert.</p>;
  return (
    <ul ref={list} aria-label="Exporte" className="flex flex-col pt-2">
      {iris.map((iri) => (
        <li key={iri} className="flex flex-col gap-2 border-t border-line-subtle py-2 first:border-t-0">
          <ExportLine iri={iri} onRepeat={() => setRepeated(iri)} />
          {repeated === iri && <RepeatForm iri={iri} onEnd={() => setRepeated(null)} />}
        </li>
      ))}
    </ul>
  );
}

const files = [
  { field: 'bookingsFile', label: 'Buchungsstapel' },
  { field: 'accountsFile', label: 'Debitoren und Kreditoren' },
  { field: 'documentsFile', label: 'Belege' },
] as const;

function ExportLine({ iri, onRepeat }: { iri: string; onRepeat: () => void }) {
  const row = useEntity(datevExport, iri);
  if (!row) return null;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <span className="num w-full text-1">
        {exportText(row)}
        {row.reason !== null && row.reason !== undefined && <span className="text-2"> · {row.reason}</span>}
      </span>
      {files.map(({ field, label }) => {
        const iri = row[field];
        return (
          iri && (
            <Button key={field} small icon="download" onClick={() => void saveFile(iri)}>
              {label}
            </Button>
          )
        );
      })}
      {!row.bookingsFile && <span className="text-3">wird erzeugt</span>}
      {mayWrite(tools().roles(), 'company') && (
        <span data-repeat className="contents">
          <Button small look="quiet" onClick={onRepeat}>
            Wiederholen …
          </Button>
        </span>
      )}
    </div>
  );
}

/** By an address that is good now: the panel may have stood open for hours. */
async function saveFile(iri: string): Promise<void> {
  try {
    await freshFile(iri);
    const file = readAnyEntity(iri) as unknown as StoredFile | undefined;
    if (file) saveAddress(file.contentUrl, file.fileName);
  } catch (error) {
    tellFailure('Die Datei konnte nicht geladen werden', error);
  }
}

function RepeatForm({ iri, onEnd }: { iri: string; onEnd: () => void }) {
  const [reason, setReason] = useState('');
  const { isRunning, alone } = useOneAtATime();
  const row = useEntity(datevExport, iri);
  const repeat = () =>
    void alone(async () => {
      try {
        const { number } = await call(repeatExport, {
          id: iri,
          reason,
          withDocuments: row?.withDocuments === true,
        });
        tools().notify.success(`Export ${String(number)} wird erzeugt`);
        refetchLists('datev_exports');
        onEnd();
      } catch (error) {
        tellFailure('Der Export wurde nicht wiederholt', error);
      }
    });
  return (
    <div role="group" aria-label="Export wiederholen" className="flex max-w-[620px] flex-col gap-3 bg-sunken p-4">
      <p className="text-1">{repeatQuestion(row ?? {})}</p>
      <Field label="Grund" required>
        <TextField value={reason} onChange={(text) => setReason(text ?? '')} maxLength={500} autoFocus />
      </Field>
      <div className="flex gap-3">
        <Button
          look="primary"
          busy={isRunning}
          onClick={repeat}
          {...(reason.trim() === '' && { reason: 'Bitte nennen Sie den Grund.' })}
        >
          Wiederholen
        </Button>
        <Button onClick={onEnd}>Abbrechen</Button>
      </div>
    </div>
  );
}
