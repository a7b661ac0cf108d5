import { defineCall, item } from '../define/call.ts';
import { references } from '../define/field.ts';
import { contractAvisBundle } from './contractAvisBundle.ts';

/** Arranges several avis together (document 2, section 7). */
export const createAvisBundle = defineCall({
  id: 'avis.createBundle',
  title: 'Gruppe bilden',
  call: 'POST /contract_avis/create_bundle',
  on: 'contract_avis',
  area: 'avis',
  write: true,
  input: { avis: references('Avisierungen', 'contract_avis', { required: true }) },
  answer: item(contractAvisBundle),
  touches: ['contract_avis', 'contracts'],
});
