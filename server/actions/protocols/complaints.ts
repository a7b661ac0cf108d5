import { iriOf } from '../../../src/domain/define/resource.ts';
import { protocolComplaint } from '../../../src/domain/protocol/protocolEntries.ts';
import { behave } from '../../write/behaviour.ts';

/** What a complaint does beyond storing its fields: whoever finds fault stands beside it as the one who reported it. */
export const complaints = behave(protocolComplaint, {
  complete: [
    ({ kind }, { actor }) =>
      kind === 'create' && actor.userId !== null ? { reporter: iriOf('users', actor.userId) } : {},
  ],
});
