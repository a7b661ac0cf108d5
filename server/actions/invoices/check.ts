import { checkDocument } from '../../../src/domain/invoice/invoiceCalls.ts';
import { transferHint } from '../../../src/domain/invoice/directDebit.ts';
import { customer } from '../../../src/domain/customer/customer.ts';
import { eInvoiceOwed, isLeitwegId, owedSentence } from '../../../src/domain/invoice/eInvoiceOwed.ts';
import { invoice, type Invoice } from '../../../src/domain/invoice/invoice.ts';
import { checkDocumentDay, documentNumber, seriesOf } from '../../../src/domain/invoice/series.ts';
import { formatEuro } from '../../../src/domain/money/amount.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { sql } from 'drizzle-orm';
import { readOne } from '../../storage/readRecords.ts';
import { NotFound, type Violation } from '../../storage/refusals.ts';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import { respond } from '../handler.ts';
import { faultsOf } from './faults.ts';
import { hadLargeTurnover } from './largeTurnover.ts';
import { printedDocument } from './printed.ts';
import { secondPersonFrom } from './secondPerson.ts';

/** Looks at a draft by all rules of completing it; nothing is written, and it gets no number. */
export const check = respond(checkDocument, ({ database, openScope, actor, now }, { id }) =>
  database.transaction(async (client) => {
    const scope = openScope({ client, actor, now });
    const it = await readOne(client, invoice, id);
    if (!it) throw new NotFound();
    const isDraft = !it.invoiceCompleted && it.invoice === null;
    const faults = isDraft ? [...(await faultsOf(it.id, it, scope)), ...(await dayFaults(it, scope))] : [];
    return {
      faults: faults.map(({ message, propertyPath }) => ({ field: propertyPath, sentence: message })),
      hints: await hintsOf(it, scope),
    };
  }),
);

/** The next number of the series would be given on that day. */
async function dayFaults(it: Invoice, { client, now }: Scope): Promise<readonly Violation[]> {
  const today = todayIn(companyZone, now);
  const day = it.invoiceDate ?? today;
  const type = it.type ?? 'Rechnung';
  const [series] = await rowsOf<{ value: number }>(
    client,
    sql`select value from counters where name = ${`invoices:${seriesOf(type, day)}`}`,
  );
  const number = documentNumber(type, day, series?.value ?? 0);
  const [last] = await rowsOf<{ number: string; day: string }>(
    client,
    sql`select "orderNumber" as number, "invoiceDate"::text as day from invoices where "orderNumber" = ${number}`,
  );
  const verdict = checkDocumentDay(day, { last, today });
  return verdict.verdict === 'refused' ? [{ propertyPath: 'invoiceDate', message: verdict.reason }] : [];
}

async function hintsOf(it: Invoice, scope: Scope): Promise<readonly string[]> {
  const { client, now } = scope;
  const transfer = it.invoiceCompleted ? null : transferHint(await printedDocument(it, scope));
  const day = it.invoiceDate ?? todayIn(companyZone, now);
  const lastService = it.invoiceEntries
    .flatMap(({ serviceDate }) => serviceDate ?? [])
    .toSorted()
    .at(-1);
  const buyer = await scope.look(customer, it.customer);
  const owed = eInvoiceOwed({
    country: it.recipientCountry,
    isBusiness: Boolean(it.recipientCompany ?? it.recipientUstid) || it.type === 'Gutschrift',
    isAuthority: it.type !== 'Gutschrift' && isLeitwegId(buyer?.buyerReference),
    total: it.amountTotal ?? '0.00',
    year: Number((lastService ?? day).slice(0, 4)),
    hadLargeTurnover: await hadLargeTurnover(client, day),
    sellerGroup: it.type === 'Gutschrift' ? it.driverGroup : null,
  });
  const from = it.invoiceCompleted ? null : await secondPersonFrom(client, day);
  return [
    owedSentence(owed),
    ...(from === null ? [] : [`Ab ${formatEuro(from)} schließt eine zweite Person ab.`]),
    `Summen und Steuer stimmen: Positionen ${formatEuro(it.amountNet)} · USt ${formatEuro(it.amountTax)} · Betrag ${formatEuro(it.amountTotal)}`,
    ...(transfer === null ? [] : [transfer]),
  ];
}
