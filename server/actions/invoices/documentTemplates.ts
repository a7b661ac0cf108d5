import { customer } from '../../../src/domain/customer/customer.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { checkTemplateFits, isTemplateOf } from '../../../src/domain/invoice/documentTemplate.ts';
import type { invoice, Invoice } from '../../../src/domain/invoice/invoice.ts';
import { category } from '../../../src/domain/lookup/category.ts';
import type { Intent, Scope } from '../../write/behaviour.ts';

/** What kind of customer the document is for. */
export async function categoryOf({ customer: iri }: Pick<Invoice, 'customer'>, scope: Scope): Promise<string | null> {
  const buyer = await scope.look(customer, iri);
  return (await scope.look(category, buyer?.kategorie))?.kategorie ?? null;
}

/** The expenses of a document are shown by a template for expenses that fits its customer. */
export async function checkExpensesTemplate(
  { kind, before, after }: Intent<typeof invoice>,
  scope: Scope,
): Promise<Verdict<'expensesTemplate'>> {
  const template = after.expensesTemplate;
  const isTouched = before?.expensesTemplate !== template || before?.customer !== after.customer;
  if (kind === 'delete' || template === null || !isTouched || after.invoice !== null) return allowed;
  if (!isTemplateOf(template, 'expensesSummary'))
    return refused('Diese Vorlage gehört zu einem anderen Dokument.', 'expensesTemplate');
  return checkTemplateFits(template, await categoryOf(after, scope), 'expensesTemplate');
}
