import { defineCall, item } from '../define/call.ts';
import { reference } from '../define/field.ts';
import { bundle } from './bundle.ts';

/** Puts a contract at the end of a bundle (document 2, section 7). */
export const addContractToBundle = defineCall({
  id: 'bundle.addContract',
  title: 'Auftrag hinzufügen',
  call: 'POST /bundles/add_contract',
  area: 'disposition',
  write: true,
  input: {
    bundleId: reference('Fahrtpaket', 'bundles', { required: true }),
    contractId: reference('Auftrag', 'contracts', { required: true }),
  },
  answer: item(bundle),
  touches: ['bundle_contracts', 'contracts'],
});
