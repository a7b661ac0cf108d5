import { formatCount } from '../number/formatCount.ts';

/** How many contracts can be billed at once, after a question, and not. */
export type VerdictCounts = { readonly ready: number; readonly asked: number; readonly unbillable: number };
type Told = { readonly key: 'ready' | 'asked' | 'unbillable'; readonly text: string };

/** "7 abrechenbar", "1 Rückfrage", "2 nicht"; what there is none of is left out, unless there is nothing at all. */
export function verdictTexts({ ready, asked, unbillable }: VerdictCounts): readonly Told[] {
  const told: readonly (Told & { readonly count: number })[] = [
    { key: 'ready', count: ready, text: `${formatCount(ready)} abrechenbar` },
    { key: 'asked', count: asked, text: asked === 1 ? '1 Rückfrage' : `${formatCount(asked)} Rückfragen` },
    { key: 'unbillable', count: unbillable, text: `${formatCount(unbillable)} nicht` },
  ];
  const some = told.filter((it) => it.count > 0);
  return (some.length > 0 ? some : told.slice(0, 1)).map(({ key, text }) => ({ key, text }));
}
