import type { redPlateRide } from '../../domain/redPlate/redPlateRide.ts';
import { extendResource } from '../kit/screen/extendResource.ts';
import { BookBar } from './BookBar.tsx';
import { bookCells, bookCellsRead } from './bookCells.tsx';
import { OpenPoints } from './OpenPoints.tsx';

/** A line of the book of red plates: what it says, what it lacks, and what was corrected. */
export const redPlateScreen = extendResource<typeof redPlateRide>('red_plate_rides', {
  firstTab: 'Fahrt',
  tabs: [
    {
      key: 'offen',
      label: 'Offene Angaben',
      content: OpenPoints,
      count: ({ missing = [], overlapsWith }) => missing.length + (overlapsWith ? 1 : 0),
    },
  ],
  bar: BookBar,
  cells: bookCells,
  cellsRead: bookCellsRead,
  emptyText: 'Noch keine Fahrt mit rotem Kennzeichen.',
  firstStep: 'Jede begonnene Fahrt mit rotem Kennzeichen erscheint hier von selbst.',
});
