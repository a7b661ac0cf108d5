import { nouns } from '../../src/domain/nouns.ts';

const pathBySecondName = new Map(
  nouns.flatMap(({ path, secondName }) => (secondName === undefined ? [] : [[secondName, path] as const])),
);

/** The address that answers a call: a resource is found under its second name as under its first. */
export function underFirstName(address: string): string {
  return address.replace(/^\/api\/(\w+)/, (whole, name: string) => {
    const path = pathBySecondName.get(name);
    return path === undefined ? whole : `/api/${path}`;
  });
}
