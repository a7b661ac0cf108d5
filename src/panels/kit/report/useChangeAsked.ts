import { usePanel } from '../../panelContext.ts';

/**
 * Changes what a panel is asked for, which stands in its address; whoever asks for something else begins at its first
 * page.
 */
export function useChangeAsked<Name extends string>(query: URLSearchParams) {
  const { url, replaceUrl } = usePanel();
  return (values: Readonly<Partial<Record<Name | 'page', string | null>>>) => {
    const next = new URLSearchParams(query);
    next.delete('page');
    for (const [name, value] of Object.entries<string | null | undefined>(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    const [path = ''] = url.split('?', 1);
    replaceUrl(next.size > 0 ? `${path}?${next.toString()}` : path);
  };
}
