import type { bundle } from '../../domain/bundle/bundle.ts';
import { extendResource } from '../kit/screen/extendResource.ts';

/** What the list of these records says while it is empty. */
export const bundleScreen = extendResource<typeof bundle>('bundles', {
  firstStep: 'Ein Fahrtpaket fasst Aufträge zusammen, die ein Fahrer nacheinander fährt.',
});
