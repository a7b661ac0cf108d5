import { defineAction } from '../define/action.ts';
import { reference } from '../define/field.ts';

/** Puts an order at the end of a bundle (document 2, section 7). */
export const addContractToBundle = defineAction({
  id: 'bundle.addContract',
  title: 'Auftrag hinzufügen',
  on: 'bundles',
  call: 'POST /bundles/add_contract',
  input: {
    bundleId: reference('Fahrtpaket', 'bundles', { required: true }),
    contractId: reference('Auftrag', 'contracts', { required: true }),
  },
  area: 'disposition',
  touches: ['bundle_contracts', 'contracts'],
});
