import type { bundleContract } from '../../domain/bundle/bundleContract.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import { extendResource } from '../kit/screen/extendResource.ts';

/** What the list of these records says while it is empty. */
export const bundleContractScreen = extendResource<typeof bundleContract>('bundle_contracts', {
  emptyText: labelOf(emptyTexts, 'bundleContracts'),
});
