import { useRef, type PointerEvent } from 'react';
import type { LookedAt } from './lookedAt.ts';
import { pulled, type Section } from './section.ts';
import { usePicture } from './usePicture.ts';

interface PicturePaneProps {
  picture: LookedAt;
  /** Lies half seen through over it. */
  over?: LookedAt | undefined;
  section: Section;
  onMove: (section: Section) => void;
}

/** One picture in its section, pulled with the pointer. */
export function PicturePane({ picture, over, section, onMove }: PicturePaneProps) {
  const file = usePicture(picture.iri);
  const from = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const pull = ({ clientX: x, clientY: y, currentTarget }: PointerEvent) => {
    const last = from.current;
    if (!last) return;
    from.current = { x, y };
    const { width, height } = currentTarget.getBoundingClientRect();
    onMove(pulled(section, { x: (x - last.x) / width, y: (y - last.y) / height }));
  };
  const end = () => (from.current = null);
  return (
    <figure className="flex min-h-0 min-w-0 flex-col bg-panel">
      <figcaption className="flex h-14 flex-none items-center gap-3 px-4 text-11 text-2">
        {[picture.side, over?.side].filter(Boolean).join(' und ')}
        {file && (
          <a href={file.contentUrl} target="_blank" rel="noreferrer" className="ml-auto text-link hover:underline">
            Original öffnen
          </a>
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
        className={`relative min-h-0 flex-1 overflow-hidden bg-sunken select-none ${section.zoom > 1 ? 'cursor-grab touch-none' : ''}`}
      >
        <Look picture={picture} section={section} />
        {over && <Look picture={over} section={section} isOver />}
      </div>
    </figure>
  );
}

function Look({ picture, section, isOver = false }: { picture: LookedAt; section: Section; isOver?: boolean }) {
  const file = usePicture(picture.iri);
  if (!file?.sizes)
    return (
      <p role="status" className="p-6 text-3">
        Daten werden geladen
      </p>
    );
  return (
    <img
      src={file.sizes.large}
      alt={[picture.label, picture.side].filter(Boolean).join(', ')}
      draggable={false}
      style={{
        transform: `scale(${String(section.zoom)})`,
        transformOrigin: `${String(section.x)}% ${String(section.y)}%`,
      }}
      className={`absolute inset-0 h-full w-full object-contain ${isOver ? 'opacity-50' : ''}`}
    />
  );
}
