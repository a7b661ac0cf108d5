import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import type { customerContractTemplate } from '../../domain/customer/contractTemplate.ts';
import { extendResource } from '../kit/screen/extendResource.ts';

/** What the list of these records says while it is empty. */
export const contractTemplateScreen = extendResource<typeof customerContractTemplate>('customer_contract_templates', {
  emptyText: labelOf(emptyTexts, 'templates'),
});
