import { createHmac } from 'node:crypto';
import { addDays } from '../../src/domain/time/calendarDay.ts';
import { companyZone, instantAt, todayIn } from '../../src/domain/time/zone.ts';
import { dayMessage, firstBits, slotMessage, unlockCode, unlockSlots } from '../../src/domain/unlock/unlockCode.ts';
import { demand } from './authenticate.ts';
import type { Routes } from './context.ts';

/** `GET /api/unlock_codes`: the codes staff read out on the telephone (R15). */
export const unlockRoutes: Routes = (app, { secret, clock }) => {
  app.get('/api/unlock_codes', { preHandler: demand('own', 'read') }, (_request, reply) => {
    const now = clock();
    const day = todayIn(companyZone, now);
    return reply.header('cache-control', 'no-store').send({
      day: { code: codeFor(secret, dayMessage(day)), validUntil: instantAt(addDays(day, 1), '00:00', { zone: companyZone }).toISOString() },
      slots: unlockSlots(now).map((it) => ({ code: codeFor(secret, slotMessage(it.number)), from: it.from.toISOString(), until: it.until.toISOString() })),
    });
  });
};

function codeFor(secret: string, message: string): string {
  return unlockCode(firstBits(createHmac('sha256', secret).update(message).digest()));
}
