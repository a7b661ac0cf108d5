import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import type { addressMail } from '../../domain/customer/addressMail.ts';
import { extendResource } from '../kit/screen/extendResource.ts';

/** What the list of these records says while it is empty. */
export const addressMailScreen = extendResource<typeof addressMail>('address_mails', {
  emptyText: labelOf(emptyTexts, 'mailRules'),
});
