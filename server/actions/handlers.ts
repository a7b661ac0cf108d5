import { issue } from './apiKeys/issue.ts';
import { current, data } from './apps/apps.ts';
import { addContract } from './bundles/addContract.ts';
import { assessDrivers } from './contracts/assessDrivers.ts';
import { days } from './contracts/days.ts';
import { exportOrders } from './contracts/exportOrders.ts';
import { mailPreview } from './contracts/mailPreview.ts';
import { inRange, sendMail, toMail } from './contracts/offers.ts';
import { priceSteps, recalculate } from './contracts/priceCalls.ts';
import { search } from './contracts/search.ts';
import { fetchIntoApp } from './contracts/updateUser.ts';
import { direction, tiles } from './directions/directions.ts';
import type { Handler, Performer } from './handler.ts';
import { retry } from './mails/retry.ts';
import { counters } from './own/counters.ts';
import { endOne, endOthers, listSessions } from './own/sessions.ts';
import { unlockCodes } from './own/unlockCodes.ts';
import { setDefault } from './priceGroups/setDefault.ts';
import { link } from './protocols/protocolLink.ts';
import { withdrawLink } from './protocols/withdrawLink.ts';

/** What each call on a record does to it. */
export const performers: readonly Performer[] = [fetchIntoApp, retry, setDefault, addContract, withdrawLink];

/** How every other call is answered. */
export const handlers: readonly Handler[] = [
  search,
  days,
  inRange,
  toMail,
  sendMail,
  mailPreview,
  assessDrivers,
  priceSteps,
  recalculate,
  exportOrders,
  direction,
  tiles,
  link,
  issue,
  listSessions,
  endOne,
  endOthers,
  unlockCodes,
  counters,
  current,
  data,
];
