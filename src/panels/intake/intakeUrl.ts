import { createContractUrl } from '../../commands/contract/createContract.ts';

const name = 'datei';

/** The address of a file that was dropped; it is the same after a reload. */
export function intakeUrl(id: string): string {
  return `/intake?${name}=${id}`;
}

/** The form of a new contract that begins with these values and keeps the file when it is saved. */
export function contractUrl(values: Readonly<Record<string, unknown>>, id: string): string {
  return `${createContractUrl(values)}&${name}=${id}`;
}

/** Which file an address means. */
export function intakeIn(query: URLSearchParams): string | null {
  return query.get(name);
}
