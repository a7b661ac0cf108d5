import { defineCall, json } from '../define/call.ts';
import {
  amount,
  arrayOf,
  day,
  described,
  given,
  idOrIri,
  integer,
  iri,
  maybe,
  object,
  oneOf,
  text,
} from '../define/shape.ts';
import { expensePaymentTypes } from '../protocol/choices/expensePaymentTypes.ts';
import { expenseTypes } from '../protocol/choices/expenseTypes.ts';

const asked = {
  driver: described(idOrIri, 'Nur Auslagen dieses Fahrers'),
  month: described(text, 'Monat der Abholung, zum Beispiel 2026-11'),
  type: described(oneOf(expenseTypes.items.map((it) => it.key)), 'Nur diese Art'),
  paymentType: described(oneOf(expensePaymentTypes.items.map((it) => it.key)), 'Nur so bezahlte'),
};

/** What drivers laid out in a month, by kind and payment. */
export const journalExpenses = defineCall({
  id: 'journal.expenses',
  title: 'Auslagen der Fahrer',
  heading: 'Auslagen',
  call: 'GET /journal/expenses',
  area: 'reports',
  input: given({ ...asked, page: integer }, ['month']),
  answer: json(
    'Bis zu 100 Auslagen je Seite, und die Summen aller Treffer',
    object({
      expenses: arrayOf(
        object({
          id: integer,
          protocol: iri,
          auftragsnummer: text,
          datum: day,
          driver: maybe(iri),
          driverName: maybe(text),
          type: text,
          description: maybe(text),
          paymentType: maybe(text),
          amount,
          receipt: maybe(iri),
        }),
      ),
      total: integer,
      amount,
      sums: arrayOf(object({ type: text, paymentType: maybe(text), count: integer, amount, withoutReceipt: integer })),
    }),
  ),
  errors: { invalid: true },
});

/** The same expenses as a table. */
export const journalExport = defineCall({
  id: 'journal.export',
  title: 'Auslagen der Fahrer ausgeben',
  heading: 'Auslagen',
  call: 'POST /journal/export',
  area: 'reports',
  input: given({ ...asked, format: oneOf(['xlsx', 'csv']) }, ['month', 'format']),
  answer: json('Wo die Datei eine Viertelstunde lang liegt', object({ link: text, rows: integer })),
  errors: { invalid: true },
});
