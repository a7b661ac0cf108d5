import { isDeepStrictEqual } from 'node:util';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { iriOf } from '../../../src/domain/define/resource.ts';
import { news as newsItem } from '../../../src/domain/news/news.ts';
import { notification } from '../../../src/domain/user/notification.ts';
import { behave, type Completed, type Done, type Intent, type Scope } from '../../write/behaviour.ts';
import { staffToTell, tellOf } from './readers.ts';

const told = [
  'title',
  'content',
  'isSend',
  'showInFahrerportal',
  'showInKundenportal',
  'showInApp',
  'showForEmployees',
] as const;

/** What people have been told is not rewritten afterwards (R73). */
function checkSent({ kind, before, after }: Intent<typeof newsItem>): Verdict {
  if (!before?.isSend) return allowed;
  const isSame = kind === 'update' && told.every((it) => isDeepStrictEqual(after[it], before[it]));
  return isSame ? allowed : refused('Diese News ist versendet und kann nicht mehr geändert werden.');
}

/** From the release on it is known since when people may read it; the app hears of it in its hours. */
function completeRelease({ kind, before, after }: Intent<typeof newsItem>, { now }: Scope): Completed<typeof newsItem> {
  return kind === 'delete' || !after.isSend || before?.isSend ? {} : { sentAt: now.toISOString() };
}

/** Staff hear of news at once, at whatever hour: the console wakes nobody. */
async function tellStaff({ kind, before, after, id }: Done<typeof newsItem>, scope: Scope): Promise<void> {
  if (kind === 'delete' || !after.isSend || before?.isSend || !after.showForEmployees) return;
  for (const user of await staffToTell(scope))
    await scope.make(notification, { user, ...tellOf(after), data: { news: iriOf(newsItem.path, id) } });
}

/** What news do beyond storing their fields. */
export const news = behave(newsItem, { check: [checkSent], complete: [completeRelease], effects: [tellStaff] });
