import { isKept } from '../../domain/define/field.ts';
import { contract } from '../../domain/contract/contract.ts';

type Values = Readonly<Record<string, unknown>>;

/** The order template that an address carries in `source`; parts that an order does not have are left out. */
export function sourceValues(query: URLSearchParams): Values {
  return orderInput(parsed(query.get('source')));
}

/** The parts of these values that a new order can be given. */
export function orderInput(source: Values): Values {
  const fields = Object.entries(contract.fields).filter(
    ([name, field]) => source[name] !== undefined && isKept(field) && !field.readOnly,
  );
  return Object.fromEntries(fields.map(([name]) => [name, source[name]]));
}

function parsed(text: string | null): Values {
  if (text === null) return {};
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Values) : {};
  } catch {
    return {};
  }
}
