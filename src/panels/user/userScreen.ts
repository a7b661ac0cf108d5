import { userPerson } from '../../commands/retention/person.ts';
import { tools } from '../../commands/tools.ts';
import { customerTabs, customerTabUrl } from '../customer/customerTabs.ts';
import type { user } from '../../domain/user/user.ts';
import { extendResource } from '../kit/screen/extendResource.ts';
import { registerRetentionDialogs } from '../retention/retentionDialogs.ts';
import { WayBack } from './WayBack.tsx';

registerRetentionDialogs();

/** An account; whoever saves one of a customer is back among that customer's users. */
export const userScreen = extendResource<typeof user>('users', {
  commands: [userPerson],
  badges: WayBack,
  cellsRead: ['isOwner'],
  tellSaved: (saved) => {
    tools().notify.success('Nutzer gespeichert', { detail: saved.username ?? '' });
    if (saved.customer) tools().open(customerTabUrl(saved.customer, customerTabs.users));
  },
});
