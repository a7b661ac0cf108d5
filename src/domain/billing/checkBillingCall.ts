import { defineCall, json } from '../define/call.ts';
import { arrayOf, object, text } from '../define/shape.ts';

/** What keeps an LF Rechnung from being closed, each at the field that cures it, and what is only told. */
export const checkBilling = defineCall({
  id: 'billing.check',
  title: 'Was das Abschließen einer LF Rechnung aufhält',
  on: 'billings',
  call: 'GET /billings/{id}/check',
  area: 'billing',
  input: {},
  answer: json(
    'Was aufhält, und Hinweise, die nicht aufhalten',
    object({ faults: arrayOf(object({ field: text, sentence: text })), hints: arrayOf(text) }),
  ),
  errors: { missing: true },
});
