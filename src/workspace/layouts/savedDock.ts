import { z } from 'zod';

const channel = z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4), z.literal(5), z.literal(6), z.literal(7), z.literal(8)]);
const panel = z.object({ url: z.string().regex(/^\/(?!\/)/).max(2000), channel: channel.optional(), isPinned: z.boolean().optional() });
const leaf = z.object({ type: z.literal('leaf'), size: z.number(), data: z.object({ id: z.string(), views: z.array(z.string()), activeView: z.string().optional() }) });
export type Leaf = z.infer<typeof leaf>;
export type Branch = { type: 'branch'; size?: number | undefined; data: Node[] };
export type Node = Leaf | Branch;
const node: z.ZodType<Node> = z.lazy(() => z.union([leaf, branch]));
const branch: z.ZodType<Branch> = z.object({ type: z.literal('branch'), size: z.number().optional(), data: z.array(node) });
const dock = z.object({
  grid: z.object({ root: branch, width: z.number(), height: z.number(), orientation: z.enum(['HORIZONTAL', 'VERTICAL']) }),
  panels: z.record(z.string(), panel),
  activeGroup: z.string().optional(),
});

/** An arrangement as it is stored: addresses and geometry, nothing of what the panels show. */
export type SavedDock = z.infer<typeof dock>;

/** Reads a stored arrangement, dropping what cannot be shown any more; null when nothing would be left. */
export function readDock(stored: unknown): SavedDock | null {
  const parsed = dock.safeParse(stored);
  if (!parsed.success) return null;
  const { grid, panels, activeGroup } = parsed.data;
  const placed = new Set<string>();
  const root = cleaned(grid.root, panels, placed);
  if (!root || placed.size === 0) return null;
  const rootBranch: Branch = root.type === 'branch' ? root : { type: 'branch', size: grid.height, data: [root] };
  const groups = groupIds(rootBranch);
  return {
    grid: { ...grid, root: rootBranch },
    panels: Object.fromEntries([...placed].map((key) => [key, panels[key] as SavedDock['panels'][string]])),
    ...(activeGroup !== undefined && groups.includes(activeGroup) && { activeGroup }),
  };
}

function cleaned(it: Node, panels: SavedDock['panels'], placed: Set<string>): Node | null {
  if (it.type === 'branch') {
    const data = it.data.map((child) => cleaned(child, panels, placed)).filter((child) => child !== null);
    return data.length === 0 ? null : { ...it, data };
  }
  const views = it.data.views.filter((key) => panels[key] !== undefined && !placed.has(key));
  if (views.length === 0) return null;
  for (const key of views) placed.add(key);
  const activeView = views.find((key) => key === it.data.activeView) ?? views[0];
  return { ...it, data: { id: it.data.id, views, ...(activeView !== undefined && { activeView }) } };
}

function groupIds(it: Node): string[] {
  return it.type === 'leaf' ? [it.data.id] : it.data.flatMap(groupIds);
}

export type Column = { readonly width: number; readonly rows: readonly { readonly height: number; readonly panels: readonly SavedDock['panels'][string][] }[] };

/** Builds an arrangement of columns side by side; empty places vanish, the first panel of a place is in front. */
export function columnsDock(columns: readonly Column[]): SavedDock | null {
  const panels: SavedDock['panels'] = {};
  const data = columns.map(({ width, rows }, at): Node => ({
    type: 'branch',
    size: width,
    data: rows.map(({ height, panels: list }, row): Node => {
      const views = list.map((each, tab) => {
        const key = `p${at}-${row}-${tab}`;
        panels[key] = each;
        return key;
      });
      return { type: 'leaf', size: height, data: { id: `g${at}-${row}`, views } };
    }),
  }));
  return readDock({ grid: { root: { type: 'branch', size: 1000, data }, width: columns.reduce((sum, it) => sum + it.width, 0), height: 1000, orientation: 'HORIZONTAL' }, panels });
}
