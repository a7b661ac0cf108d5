import { protocolImageCommands } from '../../commands/protocol/protocolImages.ts';
import { protocolStateCommands } from '../../commands/protocol/protocolState.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import type { protocol } from '../../domain/protocol/protocol.ts';
import { extendResource } from '../kit/screen/extendResource.ts';
import { protocolCells } from './list/protocolCells.tsx';
import { ReviewButton } from './list/ReviewButton.tsx';

/** How the list of protocols looks, and what it says while it is empty. */
export const protocolScreen = extendResource<typeof protocol>('protocols', {
  commands: [...protocolStateCommands, ...protocolImageCommands],
  toolbar: ReviewButton,
  cells: protocolCells,
  cellsRead: ['previousRide'],
  usualEmptyText: labelOf(emptyTexts, 'protocolsToSend'),
  firstStep: 'Mit jedem Auftrag entsteht sein Protokoll.',
});
