import { defineAction } from '../define/action.ts';
import { contract } from './contract.ts';
import { checkHasDriver } from './deeds.ts';

/** Fetches the order into its driver's app again, with the push message that says so (R11). */
export const updateUser = defineAction(contract, {
  id: 'contract.updateUser',
  title: 'In die App holen',
  call: 'PATCH /contracts/{id}/update_user',
  input: {},
  area: 'contracts',
  check: checkHasDriver,
  touches: ['notifications'],
});
