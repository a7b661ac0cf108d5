import { defineCall, json, item } from '../define/call.ts';
import { arrayOf, day, described, given, maybe, object, text } from '../define/shape.ts';
import { choice, integer, longText, reference } from '../define/field.ts';
import { components } from './choices/components.ts';
import { reviewStates } from './choices/reviewStates.ts';
import { protocol } from './protocol.ts';

/** Makes every link that was given out for a protocol so far as good as a wrong one; the next one differs. */
export const withdrawProtocolLink = defineCall({
  id: 'protocol.withdrawLink',
  title: 'Link zurückziehen',
  call: 'POST /protocols/{id}/withdraw_link',
  area: 'protocols',
  write: true,
  input: {},
  answer: item(protocol),
});

/** Asks the driver for the pictures, signatures and receipts that are missing, in his app and by mail (R60). */
export const requestMissing = defineCall({
  id: 'protocol.requestMissing',
  title: 'Fehlendes anfordern',
  call: 'POST /protocols/{id}/request_missing',
  area: 'protocols',
  write: true,
  input: {},
  answer: item(protocol),
  touches: ['mail_logs', 'notifications'],
});

/**
 * What the office decides about a protocol when it looks through it; without a decision the last one is taken back. A
 * complaint comes and goes with it.
 */
export const reviewProtocol = defineCall({
  id: 'protocol.review',
  title: 'Protokoll prüfen',
  description:
    'Ohne decision wird die letzte Entscheidung zurückgenommen, bis die E-Mail versendet ist. Mit offenen Punkten braucht checked einen Grund, complained eine Beanstandungsart.',
  call: 'POST /protocols/{id}/review',
  area: 'protocols',
  write: true,
  input: {
    decision: choice('Entscheidung', reviewStates.items),
    reason: longText('Grund', { max: 2000 }),
    complaint: reference('Beanstandungsart', 'protocol_complaint_types'),
    component: choice('Schaden nicht erfasst an', components.items),
  },
  answer: item(protocol),
  touches: ['notifications'],
});

/** The address of some protocols' paper, to pass on. */
export const protocolLink = defineCall({
  id: 'protocol.pdfLink',
  title: 'Link zur Protokoll-PDF',
  on: 'protocols',
  call: 'GET /protocols/pdf_link',
  area: 'protocols',
  input: given({ orderNumber: described(arrayOf(text), 'Auftragsnummern, höchstens 20') }, []),
  answer: json('Link', object({ link: text, validUntil: maybe(day) })),
  errors: { invalid: true },
});

/** Makes a protocol again what it was at one of its restore points; how it stands now becomes another one (R31). */
export const restoreSnapshot = defineCall({
  id: 'protocol.restoreSnapshot',
  title: 'Sicherungspunkt wiederherstellen',
  call: 'POST /protocols/restore_snapshot',
  area: 'protocols',
  write: true,
  input: {
    protocol: reference('Protokoll', 'protocols', { required: true }),
    snapshot: integer('Sicherungspunkt', { required: true, min: 1 }),
    version: integer('Version des Protokolls, die der Aufrufer gesehen hat', { min: 1 }),
  },
  answer: item(protocol),
});
