import { useRef, type PointerEvent, type RefObject } from 'react';
import type { DriverDay } from '../../../api/calls/driverDay.ts';
import { ridesText } from '../../contract/dispatch/days.ts';
import { freeLaneKey } from './lanes.ts';
import type { TripChoice } from './useTripChoice.ts';

/** So far the pointer moves before a press becomes a drag. */
const threshold = 5;
/** So near to an edge the lanes scroll along. */
const edge = 40;
const step = 14;

type Dragged = { readonly iri: string; readonly x: number; readonly y: number; readonly id: number };

/**
 * Rides dragged on a driver, or off all of them. What moves is written on the elements themselves: no lane is drawn
 * anew on the way.
 */
export function useTripDrag({
  scroller,
  choice,
  day,
}: {
  scroller: RefObject<HTMLElement | null>;
  choice: TripChoice;
  day: DriverDay;
}): { start: (event: PointerEvent) => void } {
  const drag = useRef<{ stop: () => void } | null>(null);
  const start = (event: PointerEvent) => {
    const bar = (event.target as HTMLElement).closest<HTMLElement>('[data-trip]');
    const iri = bar?.dataset['trip'];
    if (!bar || iri === undefined || event.button !== 0 || drag.current) return;
    drag.current = startDrag(bar, {
      dragged: { iri, x: event.clientX, y: event.clientY, id: event.pointerId },
      scroller: scroller.current,
      textOver: (key) => {
        const count = choice.meant(iri).length;
        const driver = day.drivers.find((it) => it.iri === key);
        return driver
          ? `${driver.code} übernimmt ${ridesText(count)}`
          : key === freeLaneKey
            ? 'Ohne Fahrer'
            : ridesText(count);
      },
      drop: (key) => {
        const driver = key === freeLaneKey ? null : day.drivers.find((it) => it.iri === key);
        const own = day.trips.find((it) => it.iri === iri)?.driver ?? freeLaneKey;
        if (driver !== undefined && key !== own) choice.moveTo(iri, driver);
      },
      ended: () => {
        drag.current = null;
      },
    });
  };
  return { start };
}

type TripDrag = {
  readonly dragged: Dragged;
  readonly scroller: HTMLElement | null;
  readonly textOver: (lane: string | undefined) => string;
  readonly drop: (lane: string) => void;
  readonly ended: () => void;
};

function startDrag(bar: HTMLElement, { dragged, scroller, textOver, drop, ended }: TripDrag): { stop: () => void } {
  let ghost: HTMLElement | null = null;
  let over: HTMLElement | null = null;
  let frame = 0;
  let at = { x: dragged.x, y: dragged.y };

  const laneAt = () => {
    const found = document.elementFromPoint(at.x, at.y)?.closest<HTMLElement>('[data-lane]') ?? null;
    return found?.closest<HTMLElement>(`[data-lane="${freeLaneKey}"]`) ?? found;
  };
  const draw = () => {
    frame = 0;
    if (!ghost) return;
    ghost.style.transform = `translate(${String(at.x + 12)}px, ${String(at.y + 14)}px)`;
    const lane = laneAt();
    if (lane !== over) {
      over?.classList.remove('is-target');
      lane?.classList.add('is-target');
      over = lane;
      ghost.textContent = textOver(lane?.dataset['lane']);
    }
    const box = scroller?.getBoundingClientRect();
    const by = !box ? 0 : at.y > box.bottom - edge ? step : at.y < box.top + edge ? -step : 0;
    if (by !== 0 && scroller) {
      scroller.scrollTop += by;
      frame = requestAnimationFrame(draw);
    }
  };
  const move = (event: globalThis.PointerEvent) => {
    at = { x: event.clientX, y: event.clientY };
    if (!ghost) {
      if (Math.hypot(at.x - dragged.x, at.y - dragged.y) < threshold) return;
      ghost = document.body.appendChild(document.createElement('div'));
      ghost.className = 'trip-ghost';
      bar.classList.add('is-dragged');
    }
    event.preventDefault();
    if (frame === 0) frame = requestAnimationFrame(draw);
  };
  const stop = () => {
    cancelAnimationFrame(frame);
    ghost?.remove();
    over?.classList.remove('is-target');
    bar.classList.remove('is-dragged');
    document.removeEventListener('pointermove', move);
    document.removeEventListener('pointerup', up);
    document.removeEventListener('pointercancel', stop);
    document.removeEventListener('keydown', escape, true);
    ended();
  };
  const up = (event: globalThis.PointerEvent) => {
    at = { x: event.clientX, y: event.clientY };
    const lane = ghost && laneAt()?.dataset['lane'];
    stop();
    if (lane) drop(lane);
  };
  const escape = (event: globalThis.KeyboardEvent) => {
    if (event.key !== 'Escape' || !ghost) return;
    event.preventDefault();
    event.stopPropagation();
    stop();
  };
  document.addEventListener('pointermove', move);
  document.addEventListener('pointerup', up);
  document.addEventListener('pointercancel', stop);
  document.addEventListener('keydown', escape, true);
  return { stop };
}
