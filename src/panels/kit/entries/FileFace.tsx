import { useRef } from 'react';
import { useAnyEntity } from '../../../api/records/entities.ts';
import type { StoredFile } from '../../../domain/file/storedFile.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { IconButton } from '../../../ui/display/IconButton.tsx';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { FileInput } from '../fields/file/FileInput.tsx';
import { useFreshFile } from '../fields/file/useFreshFile.ts';
import { useTakenFiles } from '../fields/file/useTakenFiles.ts';
import { useUpload } from '../fields/file/useUpload.ts';
import { useRecordFormContext } from '../fields/formContext.ts';
import { textOf } from '../textOf.ts';
import type { EntryFaceProps } from './entryColumn.ts';

type FileFaceProps = EntryFaceProps & {
  /** There is room for the look and one button, which opens the others. */
  readonly isNarrow?: boolean;
};

/** A file in a cell: a small look that opens the whole, and the ways to choose, drop, paste, replace and remove it. */
export function FileFace({ part: field, value, path, readOnly, set, isNarrow }: FileFaceProps) {
  const { iri: record, noteProblem } = useRecordFormContext();
  const input = useRef<HTMLInputElement>(null);
  const onProblem = (problem: string | undefined) => noteProblem(path as never, problem);
  const { part, problem, send, stop } = useUpload({ field, onChange: set, onProblem, filePath: record ?? '' });
  const { isOver, takes } = useTakenFiles(send);
  const iri = textOf(value);
  const choose = () => input.current?.click();
  return (
    <span
      {...(!readOnly && takes)}
      className={`flex min-w-0 items-center gap-1 rounded-1 ${isOver ? 'bg-hover outline outline-accent' : ''}`}
    >
      <FileInput field={field} input={input} onFiles={send} />
      {part !== undefined ? (
        <>
          <span role="status" className="num text-11 text-3">{`${String(Math.round(part * 100))} %`}</span>
          <IconButton small icon="x" label="Übertragung abbrechen" onClick={stop} />
        </>
      ) : iri === null ? (
        readOnly ? (
          <span className="text-3">–</span>
        ) : (
          <IconButton small icon="upload" label={`${field.label} wählen`} onClick={choose} />
        )
      ) : (
        <>
          <Look iri={iri} label={field.label} />
          {!readOnly && isNarrow && (
            <Menu
              small
              label={`${field.label} ändern`}
              entries={() => [
                { id: 'replace', label: 'Ersetzen', icon: 'upload', run: choose },
                { id: 'remove', label: 'Entfernen', icon: 'trash', run: () => set(null) },
              ]}
            />
          )}
          {!readOnly && !isNarrow && (
            <>
              <IconButton small icon="upload" label={`${field.label} ersetzen`} onClick={choose} />
              <IconButton small icon="trash" label={`${field.label} entfernen`} onClick={() => set(null)} />
            </>
          )}
        </>
      )}
      {problem !== undefined && (
        <span role="alert" data-tip={problem} className="truncate text-11 text-danger">
          {problem}
        </span>
      )}
    </span>
  );
}

function Look({ iri, label }: { iri: string; label: string }) {
  const file = useAnyEntity(iri) as unknown as StoredFile | undefined;
  useFreshFile(iri, file === undefined);
  if (!file) return <span className="text-11 text-3">…</span>;
  return (
    <a
      href={file.contentUrl}
      target="_blank"
      rel="noreferrer"
      aria-label={`${label}: ${file.fileName} öffnen`}
      data-tip={file.fileName}
      className="grid h-11 w-16 flex-none place-items-center overflow-hidden rounded-1 border border-line"
    >
      {file.sizes ? (
        <img src={file.sizes.small} alt="" className="h-11 w-16 object-cover" />
      ) : (
        <Icon name="file-text" size={12} />
      )}
    </a>
  );
}
