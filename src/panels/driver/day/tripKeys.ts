import type { KeyboardEvent } from 'react';
import type { TripChoice } from './useTripChoice.ts';

/** The ride that the keyboard is on. */
export function tripAt({ target }: { readonly target: EventTarget }): string | undefined {
  return (target as HTMLElement).dataset['trip'];
}

export const tripShortcuts = 'Enter Space F';

/** What keys do with a ride in both views: open, tick, ask who drives. */
export function actOnTrip(event: KeyboardEvent, choice: TripChoice): void {
  const iri = tripAt(event);
  if (iri === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const act = { enter: choice.open, ' ': choice.toggle, f: choice.askDriver }[event.key.toLowerCase()];
  if (!act) return;
  event.preventDefault();
  act(iri);
}
