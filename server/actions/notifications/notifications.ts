import { idOf } from '../../../src/domain/define/resource.ts';
import { notification } from '../../../src/domain/user/notification.ts';
import { queuePush } from '../../storage/pushSubscriptions.ts';
import { behave, type Done, type Scope } from '../../write/behaviour.ts';

/** Whoever is told hears of it in his browsers as well, by the transaction that tells him. */
async function push({ kind, id, after }: Done<typeof notification>, { client, now }: Scope): Promise<void> {
  const userId = idOf('users', after.user ?? '');
  if (kind === 'create' && userId !== undefined) await queuePush(client, { notification: id, userId, now });
}

/** What a notification does beyond storing its fields. */
export const notifications = behave(notification, { effects: [push] });
