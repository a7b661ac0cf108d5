import { addContractToBundle } from './bundle/bundleActions.ts';
import { updateUser } from './contract/contractActions.ts';
import type { Action } from './define/action.ts';
import { retryMail } from './mail/mailActions.ts';
import { setDefaultPriceGroup } from './price/priceActions.ts';
import { withdrawProtocolLink } from './protocol/protocolLink.ts';

/** Every action with an address of its own; what a plain PATCH does stands with the resource's behaviour. */
export const actions: readonly Action[] = [updateUser, retryMail, setDefaultPriceGroup, addContractToBundle, withdrawProtocolLink];
