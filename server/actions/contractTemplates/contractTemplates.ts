import { templateOf, type NewContract } from '../../../src/domain/contract/copy.ts';
import { customerContractTemplate } from '../../../src/domain/customer/contractTemplate.ts';
import type { AnyRow } from '../../../src/domain/define/row.ts';
import { behave } from '../../write/behaviour.ts';

/** Notes about money, which not everybody may read who may use a template. */
const confidential = ['rechnungsnotiz', 'gutschriftnotiz'] as const;

/** Templates keep what the rule says of an order, whatever was sent: a fixed set of fields, no ids of service addresses, marked as new. */
export const contractTemplates = behave(customerContractTemplate, {
  complete: [({ input }) => (input.contractTemplate ? { contractTemplate: keptOf(input.contractTemplate) } : {})],
});

function keptOf({ serviceAddresses, ...order }: AnyRow): AnyRow {
  const whole: NewContract = {
    ...order,
    ...(Array.isArray(serviceAddresses) && {
      serviceAddresses: serviceAddresses.filter(isObject) as NonNullable<NewContract['serviceAddresses']>,
    }),
  };
  return Object.fromEntries(
    Object.entries(templateOf(whole)).filter(([name]) => !confidential.some((it) => it === name)),
  );
}

function isObject(value: unknown): value is AnyRow {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
