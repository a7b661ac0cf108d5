import { messageOf } from '../../api/apiErrors.ts';
import { call } from '../../api/call.ts';
import { newId } from '../../api/newId.ts';
import { bulk, type BulkRow } from '../../api/records/bulk.ts';
import { refetchLists } from '../../api/records/listUpkeep.ts';
import { create } from '../../api/records/mutations.ts';
import { documentPlan } from '../../domain/billing/billingCalls.ts';
import {
  madeText,
  makeQuestion,
  makeTitle,
  notMadeText,
  restQuestion,
  type PlannedDocument,
} from '../../domain/billing/documentTexts.ts';
import type { AnswerTo } from '../../domain/define/call.ts';
import { ask } from '../../domain/define/verdict.ts';
import { openQuestion } from '../../domain/invoice/billability.ts';
import { invoice } from '../../domain/invoice/invoice.ts';
import type { InvoiceType } from '../../domain/invoice/series.ts';
import { urlOf } from '../selection.ts';
import { countOf } from './contractFacts.ts';
import type { Tools } from '../tools.ts';
import { withProgress } from '../work.ts';

/** Whoever clicks twice means it once. */
let isUnderWay = false;

/**
 * Makes documents of contracts, asks before about those whose protocols are open and about what would be made, and
 * opens the first one; answers the contracts that stand on a document now.
 */
export async function makeDocuments(
  type: InvoiceType,
  contracts: readonly string[],
  tools: Tools,
): Promise<readonly string[]> {
  if (isUnderWay || contracts.length === 0) return [];
  isUnderWay = true;
  try {
    const planned = await agreed(type, contracts, tools);
    return planned ? await madeOf(type, planned, tools) : [];
  } catch (error) {
    tools.notify.error(notMadeText(type, messageOf(error)));
    return [];
  } finally {
    isUnderWay = false;
  }
}

/** The documents that a person wants made; null where something keeps them off, or nobody wants them. */
async function agreed(
  type: InvoiceType,
  contracts: readonly string[],
  tools: Tools,
): Promise<readonly PlannedDocument[] | null> {
  const plan = await call(documentPlan, { type, contracts });
  if (plan.refused.length > 0) {
    const rest = await restWanted(type, { plan, contracts }, tools);
    return rest ? agreed(type, rest, tools) : null;
  }
  if (plan.open.length === 0) return confirmed(type, plan, tools);
  const open = new Set(plan.open.map((it) => it.contract));
  const closed = contracts.filter((it) => !open.has(it));
  const answer = await tools.ask({
    ...ask(openQuestion(plan.open.map((it) => it.auftragsnummer))),
    confirm: 'Trotzdem abrechnen',
    ...(closed.length > 0 && { other: { key: 'closedOnly', label: 'Nur die abgeschlossenen abrechnen' } }),
  });
  if (answer === null) return null;
  if (!answer.closedOnly) return confirmed(type, plan, tools);
  return confirmed(type, await call(documentPlan, { type, contracts: closed }), tools);
}

/** Where something keeps contracts off, the others if a person wants those billed; it is told why in any case. */
async function restWanted(
  type: InvoiceType,
  { plan: { refused, unbillable }, contracts }: { plan: AnswerTo<typeof documentPlan>; contracts: readonly string[] },
  tools: Tools,
): Promise<readonly string[] | null> {
  const rest = contracts.filter((it) => !unbillable.includes(it));
  if (rest.length === 0 || rest.length === contracts.length) {
    const [refusal = '', ...further] = refused;
    tools.notify.error(notMadeText(type, refusal), further.length > 0 ? { detail: further.join('\n') } : {});
    return null;
  }
  const answer = await tools.ask({
    ...ask(restQuestion(refused, rest.length)),
    title: `${countOf(unbillable.length)} nicht abrechenbar`,
    confirm: 'Die übrigen abrechnen …',
  });
  return answer === null ? null : rest;
}

async function confirmed(
  type: InvoiceType,
  { documents, notes }: Pick<AnswerTo<typeof documentPlan>, 'documents' | 'notes'>,
  tools: Tools,
): Promise<readonly PlannedDocument[] | null> {
  const title = makeTitle(type, documents.length);
  return (await tools.ask({ ...ask(makeQuestion(type, documents, notes)), title, confirm: title })) === null
    ? null
    : documents;
}

/** Makes them one by one, so that what keeps one off keeps off none of the others. */
async function madeOf(
  type: InvoiceType,
  documents: readonly PlannedDocument[],
  tools: Tools,
): Promise<readonly string[]> {
  const made: string[] = [];
  const { rows } = await withProgress<PlannedDocument>(makeTitle(type, documents.length), (options) =>
    bulk(
      documents,
      async ({ contracts }) => {
        made.push((await create(invoice, { type, contracts: [...contracts] }, { once: newId() }))['@id']);
      },
      { ...options, concurrency: 1 },
    ),
  );
  refetchLists('contracts');
  const [first] = made;
  if (first !== undefined) {
    tools.notify.success(madeText(type, made.length));
    tools.open(urlOf(first));
  }
  for (const row of rows) if (row.state === 'failed') tellFailed(type, row, tools);
  return rows.flatMap((it) => (it.state === 'done' ? it.item.contracts : []));
}

function tellFailed(
  type: InvoiceType,
  { item, error }: Extract<BulkRow<PlannedDocument>, { state: 'failed' }>,
  { notify }: Tools,
): void {
  notify.error(notMadeText(type, messageOf(error)), { detail: item.recipient });
}
