import { useRef, useState } from 'react';
import { freshFile } from '../../../api/uploads.ts';
import type { Field } from '../../../domain/define/field.ts';
import { deletedAfterTime } from '../../../domain/protocol/deletedPictures.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { IconButton } from '../../../ui/display/IconButton.tsx';
import { FileInput } from '../../kit/fields/file/FileInput.tsx';
import { useTakenFiles } from '../../kit/fields/file/useTakenFiles.ts';
import { useUpload } from '../../kit/fields/file/useUpload.ts';
import { turnPicture } from './turnPicture.ts';
import { usePicture } from './usePicture.ts';

export interface PictureBoxProps {
  /** What is to be seen on the picture. */
  label: string;
  field: Field;
  /** The record that the picture belongs to. */
  filePath: string;
  iri: string | null;
  readOnly: boolean;
  /** There was one, which was deleted after its time. */
  isGone?: boolean;
  onChange: (iri: string | null) => void;
  /** Why the record cannot be saved yet: a picture is still on its way. */
  onProblem?: (problem: string | undefined) => void;
  onOpen: () => void;
  /** A photo fills its place; what is drawn or written is shown whole. */
  look?: 'photo' | 'whole';
  /** Fetched in quiet before anybody comes to see it; other pictures are fetched when they are in sight. */
  isAhead?: boolean;
  /** What taking it out is called. */
  removal?: string;
}

/**
 * One picture: shown, opened, turned, taken out, replaced, chosen, dropped or pasted. Its buttons are made once the
 * pointer or the keyboard comes to it: a protocol shows dozens, and hidden buttons cost at every paint.
 */
export function PictureBox(props: PictureBoxProps) {
  const { label, field, filePath, iri, readOnly, onChange, onProblem, onOpen } = props;
  const { look = 'photo', isAhead = false, removal = 'zurücksetzen', isGone = false } = props;
  const input = useRef<HTMLInputElement>(null);
  const [isNear, setNear] = useState(false);
  const take = (next: unknown) => onChange(typeof next === 'string' ? next : null);
  const { part, problem, send, stop } = useUpload({
    field: { ...field, label },
    onChange: take,
    filePath,
    ...(onProblem && { onProblem }),
  });
  const { isOver, takes } = useTakenFiles(send);
  const choose = () => input.current?.click();
  const edge = isOver ? 'border-accent bg-hover' : iri === null ? 'border-dashed border-line-strong' : 'border-line';
  return (
    <div
      {...(!readOnly && takes)}
      onPointerEnter={() => setNear(true)}
      onPointerLeave={({ currentTarget }) => setNear(currentTarget.contains(document.activeElement))}
      onFocus={() => setNear(true)}
      onBlur={({ currentTarget, relatedTarget }) => setNear(currentTarget.contains(relatedTarget))}
      className={`relative min-w-0 overflow-hidden rounded-2 border ${edge}`}
    >
      <FileInput field={field} input={input} onFiles={send} />
      <button
        type="button"
        disabled={(readOnly || isGone) && iri === null}
        onClick={iri === null ? choose : onOpen}
        className={`focus-inside grid w-full place-items-center text-11 contain-strict text-3 ${look === 'photo' ? 'h-[78px] bg-sunken' : 'h-[104px] bg-panel'}`}
      >
        <span className="sr-only">{iri === null || part !== undefined ? `${label}: ` : `${label} groß ansehen`}</span>
        {part !== undefined ? (
          <span role="status">{part < 1 ? `${String(Math.round(part * 100))} %` : 'wird geprüft'}</span>
        ) : iri === null ? (
          <Vacant isFixed={readOnly} isGone={isGone} />
        ) : (
          <Look iri={iri} look={look} isAhead={isAhead} />
        )}
      </button>
      {part !== undefined && (
        <span className="absolute top-1 right-1 flex rounded-2 bg-raised shadow-menu">
          <IconButton small icon="x" label={`Übertragung von ${label} abbrechen`} onClick={stop} />
        </span>
      )}
      {isNear && iri !== null && part === undefined && !readOnly && (
        <span className="absolute top-1 right-1 flex rounded-2 bg-raised shadow-menu">
          <IconButton small icon="rotate-cw" label={`${label} drehen`} onClick={() => void turnPicture(iri)} />
          <IconButton small icon="upload" label={`${label} ersetzen`} onClick={choose} />
          <IconButton small icon="rotate-ccw" label={`${label} ${removal}`} onClick={() => onChange(null)} />
        </span>
      )}
      {problem !== undefined && (
        <p role="alert" className="px-3 py-1 text-11 leading-[15px] text-danger">
          {problem}
        </p>
      )}
    </div>
  );
}

function Vacant({ isFixed, isGone }: { isFixed: boolean; isGone: boolean }) {
  if (isGone) return <span>{deletedAfterTime}</span>;
  if (isFixed) return <span>kein Bild</span>;
  return (
    <span className="flex flex-col items-center gap-2 px-2 text-center leading-[14px]">
      <Icon name="image" />
      Datei wählen oder ablegen
    </span>
  );
}

function Look({ iri, look, isAhead }: { iri: string; look: 'photo' | 'whole'; isAhead: boolean }) {
  const file = usePicture(iri);
  if (!file?.sizes) return <span role="status">Daten werden geladen</span>;
  return (
    <img
      src={file.sizes.small}
      alt=""
      loading={isAhead ? 'eager' : 'lazy'}
      fetchPriority={isAhead ? 'low' : 'auto'}
      decoding="async"
      onError={() => void freshFile(iri).catch(() => undefined)}
      className={look === 'photo' ? 'h-[78px] w-full object-cover' : 'h-[104px] w-full bg-[#fff] object-contain'}
    />
  );
}
