import { useRef, type PointerEvent, type ReactNode } from 'react';
import type { StoredFile } from '../../../domain/file/storedFile.ts';
import { freshFile } from '../../../api/uploads.ts';
import { UBadge } from '../../../ui/display/UBadge.tsx';
import { usePicture } from '../images/usePicture.ts';
import { absenceOf, type Mark, type PairSide } from './picturePairs.ts';
import type { Sight } from './useSight.ts';

export interface LanePaneProps {
  side: 'Abholung' | 'Zustellung' | 'Abholung und Zustellung';
  /** The handovers whose pictures lie there: protocol status 2 or 3, and "Sa 21.11.2026, 08:41 · Köln". */
  taken: readonly { readonly status: number; readonly when: string }[];
  label: string;
  picture: PairSide;
  /** Lies half seen through over it. */
  over?: PairSide | undefined;
  marks: readonly Mark[];
  sight: Sight;
  /** Below the picture. */
  caption: ReactNode;
}

/** One side of a position: when and where it was taken, the picture in the section of both, what is marked on it. */
export function LanePane({ side, taken, label, picture, over, marks, sight, caption }: LanePaneProps) {
  const file = usePicture(picture.file);
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const pull = ({ clientX: x, clientY: y, currentTarget }: PointerEvent) => {
    const last = from.current;
    if (!last) return;
    from.current = { x, y };
    const { width, height } = currentTarget.getBoundingClientRect();
    sight.pull({ x: (x - last.x) / width, y: (y - last.y) / height });
  };
  const end = () => (from.current = null);
  return (
    <figure aria-label={side} className="flex min-h-0 min-w-0 flex-col bg-panel">
      <figcaption className="flex h-17 flex-none items-center gap-4 overflow-hidden px-6 whitespace-nowrap">
        <b className="font-strong">{side}</b>
        {taken.map(({ status, when }) => (
          <span key={status} className="flex min-w-0 items-center gap-4">
            <UBadge status={status} />
            <span className="num min-w-0 truncate text-11 text-2">{when}</span>
          </span>
        ))}
        {file?.width && (
          <span className="num ml-auto flex-none text-11 text-3 @max-[1180px]:hidden">
            {`${String(file.width)} × ${String(file.height)}`}
          </span>
        )}
      </figcaption>
      <div
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          from.current = { x: event.clientX, y: event.clientY };
        }}
        onPointerMove={pull}
        onPointerUp={end}
        onPointerCancel={end}
        className="photo relative min-h-0 flex-1 cursor-grab touch-none overflow-hidden select-none"
      >
        {picture.file === null ? (
          <p className="absolute inset-0 grid place-items-center">{absenceOf(picture)}</p>
        ) : (
          <Look file={file} alt={`${label}, ${side}`} sight={sight} />
        )}
        {over?.file && <Over iri={over.file} alt={`${label}, Zustellung`} sight={sight} />}
        <Marks marks={marks} />
      </div>
      <div className="flex h-16 flex-none items-center gap-3 overflow-hidden border-b border-line-subtle px-6 text-11 whitespace-nowrap">
        {caption}
      </div>
    </figure>
  );
}

function Over({ iri, alt, sight }: { iri: string; alt: string; sight: Sight }) {
  return <Look file={usePicture(iri)} alt={alt} sight={sight} isOver />;
}

type LookProps = { file: StoredFile | undefined; alt: string; sight: Sight; isOver?: boolean };

function Look({ file, alt, sight, isOver = false }: LookProps) {
  const { zoom, x, y } = sight.section;
  if (!file?.sizes)
    return (
      <p role="status" className="absolute inset-0 grid place-items-center">
        Daten werden geladen
      </p>
    );
  const place = `${String(x)}% ${String(y)}%`;
  return (
    <img
      key={file['@id']}
      src={file.sizes.large}
      alt={alt}
      draggable={false}
      decoding="sync"
      onError={() => void freshFile(file['@id']).catch(() => undefined)}
      style={{ transform: `scale(${String(zoom)})`, transformOrigin: place, objectPosition: place }}
      className={`absolute inset-0 h-full w-full ${sight.isWhole ? 'object-contain' : 'object-cover'} ${isOver ? 'opacity-50' : ''}`}
    />
  );
}

/** What is wrong there, with the numbers of the paper; what is new since the pickup stands out. */
function Marks({ marks }: { marks: readonly Mark[] }) {
  if (marks.length === 0) return null;
  return (
    <ul aria-label="Schäden auf diesem Bild" className="absolute top-4 left-4 flex max-w-[80%] flex-col gap-3">
      {marks.map(({ number, text, isNew }) => (
        <li key={number} className="mark flex min-w-0 items-center" data-new={isNew || undefined}>
          <b className="num">{number}</b>
          <span className="truncate">{isNew ? `neu seit U2: ${text}` : text}</span>
        </li>
      ))}
    </ul>
  );
}
