import { contract } from '../../../src/domain/contract/contract.ts';
import { behave } from '../../write/behaviour.ts';
import { keepApplicationsInStep } from '../applications/target.ts';
import { tellOfFirstPickup } from '../bundles/tellConsoles.ts';
import { checkAppUser } from './appUser.ts';
import { checkAvisBundle, followAvisBundle, keepAvisInStep, makeAvis } from './avis.ts';
import { suggestAnew } from './avisSuggestions.ts';
import { bundleWithContract } from './bundleWith.ts';
import { completeMarks, completeStorno, followStorno, followStornoTakenBack, tellOfRequest } from './cancel.ts';
import {
  checkDriverMail,
  checkNewDriver,
  completeDriverChange,
  followDisposition,
  followDriverChange,
} from './changeDriver.ts';
import { followCancellationRequest, followConfirmation } from './confirm.ts';
import { connectProtocols, keepInStep } from '../protocols/followContract.ts';
import { completeNewContract, createProtocol, releaseDeleted, syncProtocol } from './create.ts';
import { completeCosts } from './costs.ts';
import { completeDistances, followDistances } from './distances.ts';
import { checkOneReturn, followLink } from './link.ts';
import { checkAssignment, noteOverride } from './preflight.ts';
import { completePresets } from './presets.ts';
import { completePrices } from './prices.ts';
import { checkDeletion, checkContract, checkRepeated, completeCounts, keepHeldContract } from './rules.ts';
import { followContractInBook } from '../redPlates/recordRide.ts';
import { completeSavedLocations } from './saveLocation.ts';
import { withdrawUnread } from './takenBack.ts';
import { tellByRules } from './tellByRules.ts';
import { staysCleared } from '../retention/staysEmpty.ts';
import { tellApp } from './tellApp.ts';
import { tellOfDelay } from './tellOfDelay.ts';
import { tellOfCustomer } from './tellOfCustomer.ts';

/** What a contract does beyond storing its fields. */
export const contracts = behave(contract, {
  check: [
    checkContract,
    checkRepeated,
    checkDeletion,
    staysCleared,
    keepHeldContract,
    checkOneReturn,
    checkAvisBundle,
    checkNewDriver,
    checkAppUser,
    checkAssignment,
    checkDriverMail,
  ],
  complete: [
    completePresets,
    completeCounts,
    completeSavedLocations,
    completeDistances,
    completeNewContract,
    completeStorno,
    completeMarks,
    completeDriverChange,
    completePrices,
    completeCosts,
  ],
  effects: [
    createProtocol,
    syncProtocol,
    makeAvis,
    keepAvisInStep,
    keepApplicationsInStep,
    tellOfFirstPickup,
    followAvisBundle,
    suggestAnew,
    followLink,
    followDistances,
    keepInStep,
    connectProtocols,
    followContractInBook,
    followConfirmation,
    followCancellationRequest,
    tellOfCustomer,
    tellOfRequest,
    tellOfDelay,
    followStorno,
    followStornoTakenBack,
    withdrawUnread,
    followDriverChange,
    tellByRules,
    noteOverride,
    followDisposition,
    bundleWithContract,
    tellApp,
    releaseDeleted,
  ],
});
