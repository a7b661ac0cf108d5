import type { protocol } from '../../domain/protocol/protocol.ts';
import { extendResource } from '../kit/screen/extendResource.ts';

/** What the list of these records says while it is empty. */
export const protocolScreen = extendResource<typeof protocol>('protocols', {
  firstStep: 'Ein Protokoll entsteht, sobald der Fahrer die Übergabe in der App beginnt.',
});
