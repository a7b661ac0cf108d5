import { templateOf, type NewContract } from '../../../src/domain/contract/copy.ts';
import type { Behaviour } from '../../write/behaviour.ts';

/** Notes about money, which not everybody may read who may use a template. */
const confidential = ['rechnungsnotiz', 'gutschriftnotiz'] as const;

/** Templates keep what the rule says of an order, whatever was sent: a fixed set of fields, no ids of service addresses, marked as new. */
export const contractTemplates: Behaviour = {
  complete: [({ input }) => (isObject(input.contractTemplate) ? { contractTemplate: keptOf(input.contractTemplate) } : {})],
};

function keptOf({ serviceAddresses, ...order }: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const whole: NewContract = { ...order, ...(Array.isArray(serviceAddresses) && { serviceAddresses: serviceAddresses.filter(isObject) as NonNullable<NewContract['serviceAddresses']> }) };
  return Object.fromEntries(Object.entries(templateOf(whole)).filter(([name]) => !confidential.some((it) => it === name)));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
