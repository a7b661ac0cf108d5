import { matchPath, type Params } from 'react-router';
import type { PanelDefinition } from './definePanel.ts';
import { pathnameOf, queryOf } from './panelAddress.ts';

export type PanelMatch = {
  readonly definition: PanelDefinition;
  readonly params: Params;
  readonly query: URLSearchParams;
};

let registered: ReadonlyMap<string, readonly PanelDefinition[]> = new Map();
/** Records are counted from 1; anything else in their place is no address of one. */
const recordNumber = /^[1-9]\d{0,14}$/;
const headOf = (path: string) => path.split('/', 2)[1] ?? '';

/** Makes screens known; exact addresses win over those with changing parts. */
export function registerPanels(list: readonly PanelDefinition[]): void {
  const urls = new Set(list.map((it) => it.url));
  if (urls.size !== list.length) throw new Error('a panel address stands twice');
  registered = Map.groupBy(
    list.toSorted((a, b) => a.url.split(':').length - b.url.split(':').length),
    ({ url }) => headOf(url),
  );
}

/** An address that ends in a slash would be a second one of the same screen. */
function paramsOf(pattern: string, path: string): Params | undefined {
  const match = matchPath({ path: pattern, caseSensitive: true }, path);
  if (match?.pathnameBase !== path) return undefined;
  return match.params.id === undefined || recordNumber.test(match.params.id) ? match.params : undefined;
}

/** The screen behind an address such as `/contracts/12?tab=log`; undefined when Leitstand has none. */
export function matchPanel(url: string): PanelMatch | undefined {
  const path = pathnameOf(url);
  for (const definition of registered.get(headOf(path)) ?? []) {
    const params = paramsOf(definition.url, path);
    if (params) return { definition, params, query: queryOf(url) };
  }
  return undefined;
}
