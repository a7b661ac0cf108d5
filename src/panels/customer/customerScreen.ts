import { holdsTab } from '../retention/holdsTab.ts';
import { call } from '../../api/call.ts';
import { update } from '../../api/records/mutations.ts';
import type { AnyEntity, Entity } from '../../api/records/entities.ts';
import { address } from '../../domain/address/address.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import { addressMail } from '../../domain/customer/addressMail.ts';
import { billingAddress } from '../../domain/customer/billingAddress.ts';
import { customer } from '../../domain/customer/customer.ts';
import { addCustomerAddress, deleteCustomerAddress } from '../../domain/customer/customerCalls.ts';
import { user } from '../../domain/user/user.ts';
import { customerTabs } from './customerTabs.ts';
import { latePart } from '../kit/latePart.tsx';
import type { RecordForm } from '../kit/form/recordForm.ts';
import { related, type LinkWords } from '../kit/related/related.ts';
import { extendResource } from '../kit/screen/extendResource.ts';
import { textsOf } from '../kit/textOf.ts';

type FormProps = { readonly record: RecordForm };
const CustomerForm = latePart<FormProps>(async () => (await import('./CustomerForm.tsx')).CustomerForm);
const DefaultServicesForm = latePart<FormProps>(
  async () => (await import('./DefaultServicesForm.tsx')).DefaultServicesForm,
);

const MarginTab = latePart<{ readonly entity: Entity<typeof customer> }>(
  async () => (await import('./MarginTab.tsx')).MarginTab,
);

const words = (one: string): LinkWords => ({
  link: 'Hinzufügen',
  linked: `${one} hinzugefügt`,
  unlink: `${one} entfernen`,
  unlinked: `${one} entfernt`,
  failed: (reason) => `Fehler: ${reason}`,
});

const addresses = related({
  resource: address,
  by: 'erlaubtekunden',
  columns: ['firma', 'suchname', 'strasse', 'hausnr', 'plz', 'ort', 'tel', 'email', 'stellplatz'],
  sort: 'firma',
  links: {
    link: (owner, picked) => call(addCustomerAddress, { id: owner['@id'], address: picked }),
    unlink: (owner, row) => call(deleteCustomerAddress, { id: owner['@id'], address: row['@id'] }),
    words: words('Adresse'),
  },
  emptyText: labelOf(emptyTexts, 'customerAddresses'),
});

const billsOf = (owner: AnyEntity) => textsOf(owner['alternativeBillingAddresses']);
const billTo = (owner: AnyEntity, bills: readonly string[]) =>
  update(customer, owner['@id'], { alternativeBillingAddresses: bills }, { version: owner.version });

const billingAddresses = related({
  resource: billingAddress,
  // No record has the number 0: a customer without any has none of them.
  filter: (owner) => ({
    id: billsOf(owner).length === 0 ? '0' : billsOf(owner).map((it) => it.split('/').at(-1) ?? ''),
  }),
  columns: ['searchLabel', 'strasse', 'hausnr', 'plz', 'ort', 'rechnungsEmail', 'active'],
  sort: 'firma',
  links: {
    link: (owner, picked) => billTo(owner, [...new Set([...billsOf(owner), picked])]),
    unlink: (owner, row) =>
      billTo(
        owner,
        billsOf(owner).filter((it) => it !== row['@id']),
      ),
    words: words('Rechnungsadresse'),
  },
});

const users = related({
  resource: user,
  by: 'customer',
  columns: ['username', 'name', 'email', 'departmentName', 'active', 'hide', 'userGroups', 'isOwner'],
  sort: 'username',
  create: 'onScreen',
  emptyText: labelOf(emptyTexts, 'customerUsers'),
});

const mailRules = related({
  resource: addressMail,
  by: 'customer',
  columns: ['ruleType', 'address', 'ruleCondition', 'mailAddress', 'pdfType', 'type'],
  create: 'onScreen',
  emptyText: labelOf(emptyTexts, 'mailRules'),
});

/** A customer with what belongs to him: who may be driven to, who is billed, who signs in, what he has settled. */
export const customerScreen = extendResource<typeof customer>('customers', {
  firstTab: 'Stammdaten',
  form: CustomerForm,
  tabs: [
    { key: 'adressen', label: 'Adressen', list: addresses },
    { key: 'rechnungsadressen', label: 'Rechnungsadressen', list: billingAddresses },
    { key: customerTabs.users, label: 'Nutzer', list: users },
    { key: 'mailversand', label: 'Automatischer Mailversand', list: mailRules },
    { key: 'zusatzleistungen', label: 'Zusatzleistungen', fields: ['defaultServices'], form: DefaultServicesForm },
    holdsTab('customer'),
    { key: 'deckungsbeitrag', label: 'Deckungsbeitrag', content: MarginTab, area: 'contractMoney' },
  ],
  emptyText: labelOf(emptyTexts, 'customers'),
});
