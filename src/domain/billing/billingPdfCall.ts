import { documentTemplates } from '../choices/documentTemplates.ts';
import { defineCall, json } from '../define/call.ts';
import { described, given, maybe, object, oneOf, text } from '../define/shape.ts';

/** The paper of an LF Rechnung as a PDF, or its articles as a list in one of the templates. */
export const billingPdf = defineCall({
  id: 'billing.pdf',
  title: 'PDF einer LF Rechnung erzeugen',
  on: 'billings',
  call: 'POST /billings/{id}/pdf',
  area: 'billing',
  input: given(
    {
      template: described(maybe(oneOf(documentTemplates.items.map((it) => it.key))), 'Ohne Vorlage: der Beleg selbst'),
    },
    [],
  ),
  answer: json('Wo das PDF eine Viertelstunde lang liegt', object({ url: text, message: text })),
  errors: { missing: true, invalid: true },
});
