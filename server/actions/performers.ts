import { addContract } from './bundles/addContract.ts';
import { updateUser } from './contracts/updateUser.ts';
import { retryMail } from './mails/retry.ts';
import type { Performers } from './perform.ts';
import { setDefaultPriceGroup } from './priceGroups/setDefault.ts';
import { withdrawLink } from './protocols/withdrawLink.ts';

/** What each action does, by its id. */
export const performers: Performers = { ...updateUser, ...retryMail, ...setDefaultPriceGroup, ...addContract, ...withdrawLink };
