import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import type { addressMail } from '../../domain/customer/addressMail.ts';
import { extendResource } from '../kit/screen/extendResource.ts';
import { MailRuleForm } from './MailRuleForm.tsx';

/** A mail rule with the fields that depend on each other, and what the list says while it is empty. */
export const addressMailScreen = extendResource<typeof addressMail>('address_mails', {
  form: MailRuleForm,
  emptyText: labelOf(emptyTexts, 'mailRules'),
});
