import { useRef, type ClipboardEvent, type DragEvent } from 'react';
import { useAnyEntity } from '../../../api/records/entities.ts';
import { paperType, pictureTypes, type StoredFile } from '../../../domain/file/storedFile.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { IconButton } from '../../../ui/display/IconButton.tsx';
import { useFreshFile } from '../fields/file/useFreshFile.ts';
import { useUpload } from '../fields/file/useUpload.ts';
import { useRecordFormContext } from '../fields/formContext.ts';
import { textOf } from '../textOf.ts';
import type { EntryFaceProps } from './entryColumn.ts';

/** A file in a cell: a small look that opens the whole, and the ways to choose, drop, paste, replace and remove it. */
export function FileFace({ part: field, value, path, readOnly, set }: EntryFaceProps) {
  const { iri: record, noteProblem } = useRecordFormContext();
  const input = useRef<HTMLInputElement>(null);
  const onProblem = (problem: string | undefined) => noteProblem(path as never, problem);
  const { part, problem, send, stop } = useUpload({ field, onChange: set, onProblem, filePath: record ?? '' });
  const iri = textOf(value);
  const choose = () => input.current?.click();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    send(event.dataTransfer.files);
  };
  const paste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    event.stopPropagation();
    send(event.clipboardData.files);
  };
  return (
    <span
      className="flex min-w-0 items-center gap-1"
      onDragOver={(event) => event.preventDefault()}
      {...(!readOnly && { onDrop: drop, onPaste: paste })}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={[...pictureTypes, ...(field.papers ? [paperType] : [])].join(',')}
        onChange={(event) => {
          send(event.target.files ?? []);
          event.target.value = '';
        }}
      />
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
          {!readOnly && (
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
