import { useState, type KeyboardEvent } from 'react';
import { Button } from '../../../ui/display/Button.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { LookedAt } from './lookedAt.ts';
import { PicturePane } from './PicturePane.tsx';
import { turnPicture } from './turnPicture.ts';
import { zoomed, type Section } from './section.ts';

interface PictureDialogProps {
  picture: LookedAt;
  /** The same position at the other handover, where there is a picture of it. */
  other?: LookedAt | undefined;
  /** Which one of how many; missing where there is only one. */
  place?: string;
  onStep?: (step: 1 | -1) => void;
  onClose: () => void;
}

const whole: Section = { zoom: 1, x: 50, y: 50 };

/**
 * A picture in full beside the same position of the other side, both in the same section: the arrows walk, R turns,
 * + and − zoom, pulling moves, U lays one over the other.
 */
export function PictureDialog({ picture, other, place, onStep, onClose }: PictureDialogProps) {
  const [section, setSection] = useState(whole);
  const [isOver, setOver] = useState(false);
  const step = (by: 1 | -1) => {
    setSection(whole);
    onStep?.(by);
  };
  const zoom = (by: 1 | -1) => setSection((it) => zoomed(it, by));
  const keys: Readonly<Record<string, () => void>> = {
    ArrowRight: () => step(1),
    ArrowLeft: () => step(-1),
    '+': () => zoom(1),
    '-': () => zoom(-1),
    r: () => void turnPicture(picture.iri),
    u: () => setOver(!isOver),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!act || event.ctrlKey || event.metaKey || event.altKey) return;
    act();
    event.preventDefault();
  };
  const pane = { section, onMove: setSection };
  return (
    <Dialog title={picture.label} subtitle={place} icon="image" size="full" onClose={onClose} cancel={null} flush>
      <div onKeyDown={onKeyDown} className="flex h-full min-h-0 flex-col">
        <div className={`grid min-h-0 flex-1 gap-[1px] bg-line ${other && !isOver ? 'grid-cols-2' : 'grid-cols-1'}`}>
          <PicturePane {...pane} picture={picture} over={isOver ? other : undefined} />
          {other && !isOver && <PicturePane {...pane} picture={other} />}
        </div>
        <div className="flex flex-wrap items-center gap-3 border-t border-line p-4">
          {onStep && (
            <>
              <Button small icon="chevron-left" hotkey="left" onClick={() => step(-1)}>
                Vorheriges Bild
              </Button>
              <Button small icon="chevron-right" hotkey="right" onClick={() => step(1)}>
                Nächstes Bild
              </Button>
            </>
          )}
          <Button small startsHere icon="rotate-cw" hotkey="r" onClick={() => void turnPicture(picture.iri)}>
            Drehen
          </Button>
          <Button small icon="plus" hotkey="plus" onClick={() => zoom(1)}>
            Größer
          </Button>
          <Button small icon="minus" hotkey="minus" onClick={() => zoom(-1)}>
            Kleiner
          </Button>
          {other && (
            <Button small icon="layers" hotkey="u" onClick={() => setOver(!isOver)}>
              {isOver ? 'nebeneinander' : 'übereinander'}
            </Button>
          )}
          <span className="num ml-auto text-11 text-3">{`${String(Math.round(section.zoom * 100))} %`}</span>
        </div>
      </div>
    </Dialog>
  );
}
