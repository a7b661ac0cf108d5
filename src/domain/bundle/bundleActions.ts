import { defineAction } from '../define/action.ts';
import { reference } from '../define/field.ts';
import { bundle } from './bundle.ts';

/** Puts an order at the end of a bundle (document 2, section 7). */
export const addContractToBundle = defineAction(bundle, {
  id: 'bundle.addContract',
  title: 'Auftrag hinzufügen',
  call: 'POST /bundles/add_contract',
  input: {
    bundleId: reference('Fahrtpaket', 'bundles', { required: true }),
    contractId: reference('Auftrag', 'contracts', { required: true }),
  },
  area: 'disposition',
  touches: ['bundle_contracts', 'contracts'],
});
