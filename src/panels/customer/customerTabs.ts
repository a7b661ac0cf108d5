import { urlOf } from '../../commands/selection.ts';

/** The keys of a customer's tabs that other screens lead to. */
export const customerTabs = { users: 'nutzer' } as const;

/** The address of a customer with one of the tabs in front. */
export function customerTabUrl(customer: string, tab: (typeof customerTabs)[keyof typeof customerTabs]): string {
  return `${urlOf(customer)}?tab=${tab}`;
}
