import { protocolImageCommands } from '../../commands/protocol/protocolImages.ts';
import type { protocol } from '../../domain/protocol/protocol.ts';
import { extendResource } from '../kit/screen/extendResource.ts';
import { protocolCells } from './list/protocolCells.tsx';
import { ReviewButton } from './list/ReviewButton.tsx';

/** How the list of protocols looks, and what it says while it is empty. */
export const protocolScreen = extendResource<typeof protocol>('protocols', {
  commands: protocolImageCommands,
  toolbar: ReviewButton,
  cells: protocolCells,
  cellsRead: ['previousRide'],
  firstStep: 'Ein Protokoll entsteht, sobald der Fahrer die Übergabe in der App beginnt.',
});
