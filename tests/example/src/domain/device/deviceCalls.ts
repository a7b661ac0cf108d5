import { defineCall, item } from '../define/call.ts';
import { longText } from '../define/field.ts';
import type { SomeOf } from '../define/row.ts';
import { allowed, refused, type Verdict } from '../define/verdict.ts';
import { device } from './device.ts';

/** What is lost already is not lost once more. */
export function checkReportLost({ isLost }: SomeOf<typeof device, 'isLost'>): Verdict {
  return isLost ? refused('Das Gerät ist schon als verloren gemeldet.') : allowed;
}

/** Says that nobody knows where a device is. */
export const reportLost = defineCall({
  id: 'device.reportLost',
  title: 'Als verloren melden',
  call: 'POST /devices/{id}/report_lost',
  area: 'settings',
  write: true,
  input: { note: longText('Bemerkung', { max: 2_000 }) },
  answer: item(device),
  check: checkReportLost,
});
