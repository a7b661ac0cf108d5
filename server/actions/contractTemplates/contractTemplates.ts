import { entryLists, templateOf, type NewContract } from '../../../src/domain/contract/copy.ts';
import { customerContractTemplate } from '../../../src/domain/customer/contractTemplate.ts';
import type { AnyRow } from '../../../src/domain/define/row.ts';
import { behave } from '../../write/behaviour.ts';

/** Notes about money, which not everybody may read who may use a template. */
const confidential = ['rechnungsnotiz', 'gutschriftnotiz'] as const;

/**
 * Templates keep what the rule says of a contract, whatever was sent: a fixed set of fields, no numbers of entries,
 * marked as new.
 */
export const contractTemplates = behave(customerContractTemplate, {
  complete: [({ input }) => (input.contractTemplate ? { contractTemplate: keptOf(input.contractTemplate) } : {})],
});

function keptOf(contract: AnyRow): AnyRow {
  const whole = Object.fromEntries(
    Object.entries(contract).flatMap(([name, value]) => {
      if (!entryLists.some((it) => it === name)) return [[name, value]];
      return Array.isArray(value) ? [[name, value.filter(isObject)]] : [];
    }),
  ) as NewContract;
  return Object.fromEntries(
    Object.entries(templateOf(whole)).filter(([name]) => !confidential.some((it) => it === name)),
  );
}

function isObject(value: unknown): value is AnyRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
