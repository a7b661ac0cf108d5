import { fewestInBundle } from '../../domain/bundle/adding.ts';
import type { bundle } from '../../domain/bundle/bundle.ts';
import { extendResource } from '../kit/screen/extendResource.ts';

/** The list of bundles: one that has lost its contracts but for one is to be filled up or dissolved (R40). */
export const bundleScreen = extendResource<typeof bundle>('bundles', {
  rowClass: ({ active, contractCount }) =>
    active === true && (contractCount ?? fewestInBundle) < fewestInBundle ? 'row-address-pending' : undefined,
  firstStep: 'Ein Fahrtpaket fasst Aufträge zusammen, die ein Fahrer nacheinander fährt.',
});
