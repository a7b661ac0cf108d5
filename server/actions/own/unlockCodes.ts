import { createHmac } from 'node:crypto';
import { addDays } from '../../../src/domain/time/calendarDay.ts';
import { companyZone, instantAt, todayIn } from '../../../src/domain/time/zone.ts';
import { unlockCodes as declared } from '../../../src/domain/unlock/unlockCalls.ts';
import { dayMessage, firstBits, slotMessage, unlockCode, unlockSlots } from '../../../src/domain/unlock/unlockCode.ts';
import { respond } from '../handler.ts';

/** The codes staff read out on the telephone (R15). */
export const unlockCodes = respond(declared, ({ secret, now }) => {
  const day = todayIn(companyZone, now);
  return {
    day: {
      code: codeFor(secret, dayMessage(day)),
      validUntil: instantAt(addDays(day, 1), '00:00', { zone: companyZone }).toISOString(),
    },
    slots: unlockSlots(now).map((it) => ({
      code: codeFor(secret, slotMessage(it.number)),
      from: it.from.toISOString(),
      until: it.until.toISOString(),
    })),
  };
});

function codeFor(secret: string, message: string): string {
  return unlockCode(firstBits(createHmac('sha256', secret).update(message).digest()));
}
