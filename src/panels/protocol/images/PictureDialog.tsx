import type { KeyboardEvent } from 'react';
import { Button } from '../../../ui/display/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { turn } from './PictureSlot.tsx';
import { usePicture } from './usePicture.ts';

/** A picture of a protocol as it is looked at in full: what is on it, and the same position of the other handover. */
export type LookedAt = { readonly label: string; readonly side: string; readonly iri: string };

interface PictureDialogProps {
  picture: LookedAt;
  /** The same position at the other handover, where there is a picture of it. */
  other: LookedAt | undefined;
  place: string;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
}

/** A standard picture in full beside the same position of the other side; the arrows walk, D turns. */
export function PictureDialog({ picture, other, place, onStep, onClose }: PictureDialogProps) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'ArrowRight') onStep(1);
    else if (event.key === 'ArrowLeft') onStep(-1);
    else if (event.key.toLowerCase() === 'd') void turn(picture.iri);
    else return;
    event.preventDefault();
  };
  return (
    <Dialog title={picture.label} subtitle={place} icon="image" size="xxl" onClose={onClose} cancel={null} flush>
      <div onKeyDown={onKeyDown} className="flex min-h-0 flex-col">
        <div className={`grid gap-[1px] bg-line ${other ? 'grid-cols-2' : 'grid-cols-1'}`}>
          <Pane {...picture} />
          {other && <Pane {...other} />}
        </div>
        <div className="flex items-center gap-3 p-4">
          <Button small icon="chevron-left" onClick={() => onStep(-1)}>
            Vorheriges Bild
          </Button>
          <Button small icon="chevron-right" onClick={() => onStep(1)}>
            Nächstes Bild
          </Button>
          <Button small icon="rotate-cw" onClick={() => void turn(picture.iri)}>
            Drehen
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

function Pane({ label, side, iri }: LookedAt) {
  const file = usePicture(iri);
  return (
    <figure className="min-w-0 bg-panel">
      <figcaption className="flex h-14 items-center gap-3 px-4 text-11 text-2">{side}</figcaption>
      <div className="grid h-[58vh] place-items-center overflow-hidden bg-sunken">
        {file?.sizes && (
          <img src={file.sizes.large} alt={`${label}, ${side}`} className="max-h-full max-w-full object-contain" />
        )}
      </div>
      <figcaption className="h-12 px-4 text-right">
        {file && (
          <a href={file.contentUrl} target="_blank" rel="noreferrer" className="text-11 text-link">
            Original öffnen
          </a>
        )}
      </figcaption>
    </figure>
  );
}
