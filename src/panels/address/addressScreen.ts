import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import type { address } from '../../domain/address/address.ts';
import { addressMail } from '../../domain/customer/addressMail.ts';
import { latePart } from '../kit/latePart.tsx';
import type { RecordForm } from '../kit/form/recordForm.ts';
import { related } from '../kit/related/related.ts';
import { extendResource } from '../kit/screen/extendResource.ts';

const AddressForm = latePart<{ readonly record: RecordForm }>(
  async () => (await import('./AddressForm.tsx')).AddressForm,
);

const mailRules = related({
  resource: addressMail,
  by: 'address',
  columns: ['ruleType', 'customer', 'ruleCondition', 'mailAddress', 'pdfType', 'type'],
  create: 'onScreen',
  emptyText: labelOf(emptyTexts, 'mailRules'),
});

/** An address of the stock, on the map, with the mails that go out by themselves about it. */
export const addressScreen = extendResource<typeof address>('addresses', {
  form: AddressForm,
  tabs: [{ key: 'mailversand', label: 'Automatischer Mailversand', list: mailRules }],
  emptyText: labelOf(emptyTexts, 'addresses'),
});
