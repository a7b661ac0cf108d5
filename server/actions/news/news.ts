import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { news as newsItem } from '../../../src/domain/news/news.ts';
import { behave, type Intent } from '../../write/behaviour.ts';

/** What people have been told is not rewritten afterwards (R73). */
function checkSent({ before }: Intent<typeof newsItem>): Verdict {
  return before?.isSend ? refused('Diese News ist versendet und kann nicht mehr geändert werden.') : allowed;
}

/** What news do beyond storing their fields. */
export const news = behave(newsItem, { check: [checkSent] });
