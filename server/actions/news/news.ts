import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import type { Behaviour, Intent } from '../../write/behaviour.ts';

/** What people have been told is not rewritten afterwards (R73). */
function checkSent({ before }: Intent): Verdict {
  return before?.isSend === true ? refused('Diese News ist versendet und kann nicht mehr geändert werden.') : allowed;
}

/** What news do beyond storing their fields. */
export const news: Behaviour = { check: [checkSent] };
