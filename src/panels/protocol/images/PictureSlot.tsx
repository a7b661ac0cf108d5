import { useRef, useState, type DragEvent } from 'react';
import { messageOf } from '../../../api/apiErrors.ts';
import { freshFile, turnFile } from '../../../api/uploads.ts';
import { tools } from '../../../commands/tools.ts';
import type { Field } from '../../../domain/define/field.ts';
import { pictureTypes } from '../../../domain/file/storedFile.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { IconButton } from '../../../ui/display/IconButton.tsx';
import { useUpload } from '../../kit/fields/file/useUpload.ts';
import { usePicture } from './usePicture.ts';

export interface PictureSlotProps {
  /** What is to be seen on the picture. */
  label: string;
  isRequired: boolean;
  field: Field;
  /** The record that the picture belongs to. */
  filePath: string;
  iri: string | null;
  readOnly: boolean;
  onChange: (iri: string | null) => void;
  onOpen: () => void;
}

/** The place of one standard picture: shown, opened, turned, taken back, chosen or dropped. */
export function PictureSlot({ label, isRequired, field, filePath, iri, readOnly, onChange, onOpen }: PictureSlotProps) {
  const input = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const take = (next: unknown) => onChange(typeof next === 'string' ? next : null);
  const { part, problem, send } = useUpload({ field: { ...field, label }, onChange: take, filePath });
  const file = usePicture(iri);
  const choose = () => input.current?.click();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    send(event.dataTransfer.files);
  };
  const over = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const face = isOver ? 'border-accent bg-hover' : iri === null ? 'border-dashed border-line-strong' : 'border-line';
  return (
    <li
      {...(!readOnly && { onDrop: drop, onDragOver: over, onDragLeave: () => setOver(false) })}
      onPaste={(event) => !readOnly && event.clipboardData.files.length > 0 && send(event.clipboardData.files)}
      className={`group relative min-w-0 overflow-hidden rounded-2 border ${face}`}
    >
      <input
        ref={input}
        type="file"
        hidden
        accept={pictureTypes.join(',')}
        onChange={(event) => {
          send(event.target.files ?? []);
          event.target.value = '';
        }}
      />
      <button
        type="button"
        aria-label={iri === null ? `${label}: Bild wählen` : `${label} groß ansehen`}
        disabled={readOnly && iri === null}
        onClick={iri === null ? choose : onOpen}
        className="focus-inside grid h-[62px] w-full place-items-center bg-sunken text-11 text-3"
      >
        {part !== undefined ? (
          <span role="status">{part < 1 ? `${String(Math.round(part * 100))} %` : 'wird geprüft'}</span>
        ) : file?.sizes ? (
          <img
            src={file.sizes.small}
            alt=""
            loading="lazy"
            decoding="async"
            onError={() => iri !== null && void freshFile(iri).catch(() => undefined)}
            className="h-[62px] w-full object-cover"
          />
        ) : iri === null ? (
          <Icon name="image" className="text-3" />
        ) : (
          'Daten werden geladen'
        )}
      </button>
      {iri !== null && !readOnly && (
        <SlotTools label={label} iri={iri} onReplace={choose} onReset={() => onChange(null)} />
      )}
      <div className="flex h-12 items-center gap-2 px-3 text-11">
        <span className="min-w-0 flex-1 truncate" data-tip={label}>
          {label}
        </span>
        {isRequired && iri === null && (
          <span data-tip="Pflichtbild" className="flex-none text-danger">
            <span className="hidden @min-[900px]:inline">Pflicht</span>
            <span aria-hidden className="@min-[900px]:hidden">
              *
            </span>
          </span>
        )}
      </div>
      {problem !== undefined && (
        <p role="alert" className="px-3 pb-2 text-11 leading-[15px] text-danger">
          {problem}
        </p>
      )}
    </li>
  );
}

type ToolsProps = { label: string; iri: string; onReplace: () => void; onReset: () => void };

function SlotTools({ label, iri, onReplace, onReset }: ToolsProps) {
  return (
    <span className="absolute top-1 right-1 hidden rounded-2 bg-raised shadow-menu group-focus-within:flex group-hover:flex">
      <IconButton small icon="rotate-cw" label={`${label} drehen`} onClick={() => void turn(iri)} />
      <IconButton small icon="upload" label={`${label} ersetzen`} onClick={onReplace} />
      <IconButton small icon="rotate-ccw" label={`${label} zurücksetzen`} onClick={onReset} />
    </span>
  );
}

/** Turns a stored picture by a quarter, for everybody who sees it. */
export async function turn(iri: string): Promise<void> {
  try {
    await turnFile(iri, '90');
    tools().notify.success('Bild wurde aktualisiert');
  } catch (error) {
    tools().notify.error('Bild konnte nicht gespeichert werden', { detail: messageOf(error) });
  }
}
