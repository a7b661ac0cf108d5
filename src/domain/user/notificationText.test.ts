import { expect, test } from 'vitest';
import { notificationKinds } from '../choices/notificationKinds.ts';
import { choiceOf, type KeyOf } from '../choices/choices.ts';
import { notificationText } from './notificationText.ts';

const bodyOf = (kind: KeyOf<typeof notificationKinds>) => String(choiceOf(notificationKinds, kind)?.body);

test.for([
  [
    'avisConfirmed',
    { orderNumber: '26000418', date: '24.11.2026', time: '08:00–10:00' },
    'Auftrag 26000418: 24.11.2026, 08:00–10:00 Uhr bestätigt.',
  ],
  [
    'avisConfirmed',
    { orderNumber: '26000418', date: '24.11.2026', time: '' },
    'Auftrag 26000418: 24.11.2026 bestätigt.',
  ],
  [
    'avisAnswerOverdue',
    { orderNumber: '26000418', days: '3' },
    'Zu Auftrag 26000418 fehlt seit 3 Werktagen die Rückmeldung des Ansprechpartners.',
  ],
  [
    'avisAnswerOverdue',
    { orderNumber: '26000418', days: '1' },
    'Zu Auftrag 26000418 fehlt seit 1 Werktag die Rückmeldung des Ansprechpartners.',
  ],
  ['avisFeedbackDispo', { orderNumber: '26000418', note: 'Platz 14?' }, 'Auftrag 26000418: Platz 14?'],
  ['contractDelayed', { orderNumber: '26000418', reason: '' }, 'Auftrag 26000418 verzögert sich.'],
  [
    'contractCreatedByCustomer',
    { customer: 'Hansa GmbH', orderNumber: '26000418', pickupDate: '' },
    'Hansa GmbH hat Auftrag 26000418 angelegt.',
  ],
  ['applicationReceived', { driver: 'K. Maas', target: 'FP-1042' }, 'K. Maas bewirbt sich auf FP-1042.'],
] as const)('%s says %o', ([kind, values, text]) => {
  expect(notificationText(bodyOf(kind), values)).toBe(text);
});
