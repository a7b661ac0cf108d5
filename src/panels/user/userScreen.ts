import { tools } from '../../commands/tools.ts';
import { customerTabs, customerTabUrl } from '../customer/customerTabs.ts';
import type { user } from '../../domain/user/user.ts';
import { extendResource } from '../kit/screen/extendResource.ts';
import { WayBack } from './WayBack.tsx';

/** An account; whoever saves one of a customer is back among that customer's users. */
export const userScreen = extendResource<typeof user>('users', {
  badges: WayBack,
  cellsRead: ['isOwner'],
  tellSaved: (saved) => {
    tools().notify.success('Nutzer gespeichert', { detail: saved.username ?? '' });
    if (saved.customer) tools().open(customerTabUrl(saved.customer, customerTabs.users));
  },
});
