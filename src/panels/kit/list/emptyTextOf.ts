import { labelOf, type KeyOf } from '../../../domain/choices/choices.ts';
import { emptyTexts } from '../../../domain/choices/emptyTexts.ts';

const keys: Readonly<Record<string, KeyOf<typeof emptyTexts>>> = {
  applications: 'applications',
  bundle_contracts: 'bundleContracts',
  contract_avis: 'avis',
  customer_contract_templates: 'templates',
  disposition_locks: 'locks',
  driver_documents: 'driverDocuments',
  logs: 'logs',
  mail_logs: 'mailLogs',
  address_mails: 'mailRules',
  news: 'news',
  notifications: 'notifications',
};

/** What a list says that has nothing to show, in the words the specification has for it; who has not looked for anything has not failed to find it. */
export function emptyTextOf(path: string, { many, isFiltered }: { many: string; isFiltered: boolean }): string {
  const key = keys[path];
  if (key !== undefined) return labelOf(emptyTexts, key);
  return isFiltered ? `Keine ${many} gefunden` : `Noch keine ${many}`;
}
