import { appData, currentApp } from './app/appCalls.ts';
import { addContractToBundle } from './bundle/bundleCalls.ts';
import { contractDays, offersInRange, searchContracts, updateUser } from './contract/contractCalls.ts';
import { isRecordCall, type AnyCall, type RecordCall } from './define/call.ts';
import { findDirection, mapTiles } from './km/directionCalls.ts';
import { retryMail } from './mail/mailCalls.ts';
import { previewMail } from './mail/previewCall.ts';
import { exportOrders } from './contract/exportCall.ts';
import { counters } from './menu/counterCall.ts';
import { offersToMail, sendOfferMail } from './offer/offerCalls.ts';
import { assessDrivers } from './preflight/preflightCall.ts';
import { priceList, recalculatePrices, setDefaultPriceGroup } from './price/priceCalls.ts';
import { protocolLink, withdrawProtocolLink } from './protocol/protocolCalls.ts';
import { unlockCodes } from './unlock/unlockCalls.ts';
import { issueApiKey } from './user/apiKeyCalls.ts';
import { endOtherSessions, endOwnSession, ownSessions } from './user/sessionCalls.ts';

/** Every call beyond the standard ones of the resources; what a plain PATCH does stands with the resource's behaviour. */
export const calls: readonly AnyCall[] = [
  updateUser,
  retryMail,
  setDefaultPriceGroup,
  addContractToBundle,
  withdrawProtocolLink,
  searchContracts,
  contractDays,
  offersInRange,
  offersToMail,
  sendOfferMail,
  previewMail,
  assessDrivers,
  priceList,
  recalculatePrices,
  findDirection,
  mapTiles,
  exportOrders,
  protocolLink,
  issueApiKey,
  ownSessions,
  endOtherSessions,
  endOwnSession,
  unlockCodes,
  counters,
  currentApp,
  appData,
];

/** Those that work on a record and answer it. */
export const recordCalls: readonly RecordCall[] = calls.filter(isRecordCall);
