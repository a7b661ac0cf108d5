import { addContract } from './bundles/addContract.ts';
import { updateUser } from './contracts/updateUser.ts';
import { retryMail } from './mails/retry.ts';
import type { Perform } from './perform.ts';
import { setDefaultPriceGroup } from './priceGroups/setDefault.ts';
import { withdrawLink } from './protocols/withdrawLink.ts';

/** What each action does, by its id. */
export const performers: Readonly<Record<string, Perform>> = {
  'contract.updateUser': updateUser,
  'mail.retry': retryMail,
  'priceGroup.setDefault': setDefaultPriceGroup,
  'bundle.addContract': addContract,
  'protocol.withdrawLink': withdrawLink,
};
