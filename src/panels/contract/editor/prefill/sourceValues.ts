import { isKept } from '../../../../domain/define/derivedField.ts';
import { contractDetails } from '../../../../domain/contract/contractDetails.ts';

type Values = Readonly<Record<string, unknown>>;

/** The contract template that an address carries in `source`; parts that a contract does not have are left out. */
export function sourceValues(query: URLSearchParams): Values {
  return contractInput(parsed(query.get('source')));
}

/** The parts of these values that a new contract can be given. */
export function contractInput(source: Values): Values {
  const fields = Object.entries(contractDetails.fields).filter(
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
