import type { PanelDefinition } from './definePanel.ts';

export type PanelMatch = {
  readonly definition: PanelDefinition;
  readonly params: Readonly<Record<string, string>>;
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

function paramsOf(pattern: string, path: string): Record<string, string> | undefined {
  const wanted = pattern.split('/');
  const given = path.split('/');
  if (wanted.length !== given.length) return undefined;
  const params: Record<string, string> = {};
  for (const [at, part] of wanted.entries()) {
    const value = given[at] ?? '';
    if (part.startsWith(':')) {
      if (value === '' || (part === ':id' && !recordNumber.test(value))) return undefined;
      params[part.slice(1)] = decodeURIComponent(value);
    } else if (part !== value) return undefined;
  }
  return params;
}

/** The screen behind an address such as `/contracts/12?tab=log`; undefined when Leitstand has none. */
export function matchPanel(url: string): PanelMatch | undefined {
  const [path = '', search = ''] = url.split('?', 2);
  for (const definition of registered.get(headOf(path)) ?? []) {
    const params = paramsOf(definition.url, path);
    if (params) return { definition, params, query: new URLSearchParams(search) };
  }
  return undefined;
}
