import { protocol } from '../../../src/domain/protocol/protocol.ts';
import { behave } from '../../write/behaviour.ts';
import { keepPreMails } from '../mails/preMails.ts';
import { checkEntries, completeEntries } from './entries.ts';
import { checkVehicle, completeFindings, completeInspection, completePlaces } from './found.ts';
import { tellContract } from './followContract.ts';
import { keepRedPlateRide } from '../redPlates/recordRide.ts';
import { completeReview } from './review.ts';
import { completeRestored, keepRestorePoint } from './restorePoints.ts';
import { checkSendingOne, sendWhenAsked } from './sendOne.ts';
import { checkWholeReset, completeReset, completeState } from './states.ts';
import { mailByRules, tellDriver, tellStaff } from './tell.ts';

/** What a protocol does beyond storing its fields. */
export const protocols = behave(protocol, {
  check: [checkEntries, checkVehicle, checkWholeReset, checkSendingOne],
  complete: [
    completeRestored,
    completeReset,
    completeEntries,
    completePlaces,
    completeInspection,
    completeFindings,
    completeState,
    completeReview,
  ],
  effects: [
    keepRestorePoint,
    tellContract,
    keepRedPlateRide,
    tellStaff,
    tellDriver,
    mailByRules,
    keepPreMails,
    sendWhenAsked,
  ],
});
