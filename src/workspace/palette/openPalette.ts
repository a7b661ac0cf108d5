import { store } from '../../api/records/entities.ts';
import { overlayAtom } from '../shellAtoms.ts';
import { gatherEarlyKeys } from './earlyKeys.ts';

/** Opens the palette; what is typed at once belongs to it, even before its code has come. */
export function openPalette(): void {
  if (store.get(overlayAtom) === 'palette') return;
  gatherEarlyKeys();
  store.set(overlayAtom, 'palette');
}
