import { contract } from '../../../src/domain/contract/contract.ts';
import { behave } from '../../write/behaviour.ts';
import { makeAvis } from './avis.ts';
import { bundleWithOrder } from './bundleWith.ts';
import { completeMarks, completeStorno, followStorno, followStornoTakenBack, tellOfRequest } from './cancel.ts';
import {
  checkDriverMail,
  checkNewDriver,
  completeDriverChange,
  followDisposition,
  followDriverChange,
} from './changeDriver.ts';
import { followCancellationRequest, followConfirmation } from './confirm.ts';
import { completeNewOrder, createProtocol, releaseDeleted, syncProtocol } from './create.ts';
import { completeDistances, followDistances } from './distances.ts';
import { checkOneReturn, followLink } from './link.ts';
import { checkAssignment, noteOverride } from './preflight.ts';
import { completePresets } from './presets.ts';
import { completePrices } from './prices.ts';
import { checkDeletion, checkOrder, checkRepeated, completeCounts } from './rules.ts';
import { completeSavedLocations } from './saveLocation.ts';
import { withdrawUnread } from './takenBack.ts';
import { tellApp } from './tellApp.ts';

/** What an order does beyond storing its fields. */
export const contracts = behave(contract, {
  check: [checkOrder, checkRepeated, checkDeletion, checkOneReturn, checkNewDriver, checkAssignment, checkDriverMail],
  complete: [
    completePresets,
    completeCounts,
    completeSavedLocations,
    completeDistances,
    completeNewOrder,
    completeStorno,
    completeMarks,
    completeDriverChange,
    completePrices,
  ],
  effects: [
    createProtocol,
    syncProtocol,
    makeAvis,
    followLink,
    followDistances,
    followConfirmation,
    followCancellationRequest,
    tellOfRequest,
    followStorno,
    followStornoTakenBack,
    withdrawUnread,
    followDriverChange,
    noteOverride,
    followDisposition,
    bundleWithOrder,
    tellApp,
    releaseDeleted,
  ],
});
