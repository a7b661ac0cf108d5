import { channelNumbers, type ChannelNumber } from '../../commands/selection.ts';
import { isStored, isText } from '../stored.ts';

type Panel = {
  url: string;
  channel?: ChannelNumber | undefined;
  isPinned?: boolean | undefined;
  title?: string | undefined;
};
export type Leaf = {
  type: 'leaf';
  size: number;
  data: { id: string; views: string[]; activeView?: string | undefined };
};
export type Branch = { type: 'branch'; size?: number | undefined; data: Node[] };
export type Node = Leaf | Branch;

/** An arrangement as it is stored: addresses and geometry, and of what the panels show only their last names. */
export type SavedDock = {
  grid: { root: Branch; width: number; height: number; orientation: 'HORIZONTAL' | 'VERTICAL' };
  panels: Record<string, Panel>;
  activeGroup?: string | undefined;
};

const isOptional = (value: unknown, fits: (it: unknown) => boolean): boolean => value === undefined || fits(value);
const isNumber = (value: unknown): value is number => Number.isFinite(value);
/** The address of a copied contract carries all that was ordered. */
const longestUrl = 16_000;

function isPanel(value: unknown): value is Panel {
  if (!isStored(value) || !isText(value.url) || !/^\/(?!\/)/.test(value.url) || value.url.length > longestUrl)
    return false;
  const isChannel = isOptional(value.channel, (it) => channelNumbers.some((known) => known === it));
  return isChannel && isOptional(value.isPinned, (it) => typeof it === 'boolean') && isOptional(value.title, isText);
}

function isLeaf(value: unknown): value is Leaf {
  if (!isStored(value) || value.type !== 'leaf' || !isNumber(value.size) || !isStored(value.data)) return false;
  const { id, views, activeView } = value.data;
  return isText(id) && Array.isArray(views) && views.every(isText) && isOptional(activeView, isText);
}

function isBranch(value: unknown): value is Branch {
  return (
    isStored(value) &&
    value.type === 'branch' &&
    isOptional(value.size, isNumber) &&
    Array.isArray(value.data) &&
    value.data.every((it) => isLeaf(it) || isBranch(it))
  );
}

function isDock(value: unknown): value is SavedDock {
  if (!isStored(value) || !isStored(value.grid) || !isStored(value.panels)) return false;
  const { root, width, height, orientation } = value.grid;
  const isGrid =
    isBranch(root) &&
    isNumber(width) &&
    isNumber(height) &&
    (orientation === 'HORIZONTAL' || orientation === 'VERTICAL');
  return isGrid && Object.values(value.panels).every(isPanel) && isOptional(value.activeGroup, isText);
}

/** Reads a stored arrangement, dropping what cannot be shown any more; null when nothing would be left. */
export function readDock(stored: unknown): SavedDock | null {
  if (!isDock(stored)) return null;
  const { grid, panels, activeGroup } = stored;
  const placed = new Set<string>();
  const root = cleaned(grid.root, panels, placed);
  if (!root) return null;
  return {
    grid: { ...grid, root },
    panels: Object.fromEntries([...placed].map((key) => [key, panels[key] as SavedDock['panels'][string]])),
    ...(activeGroup !== undefined && groupIds(root).includes(activeGroup) && { activeGroup }),
  };
}

function cleaned<Any extends Node>(it: Any, panels: SavedDock['panels'], placed: Set<string>): Any | null {
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

/** The addresses of an arrangement that are on the screen: of each group the tab in front. */
export function urlsInFront({ grid, panels }: SavedDock): string[] {
  const inFront = (it: Node): (string | undefined)[] =>
    it.type === 'branch' ? it.data.flatMap(inFront) : [panels[it.data.activeView ?? '']?.url];
  return inFront(grid.root).filter((it) => it !== undefined);
}

/**
 * The sizes from which the dock makes just those that are on the screen: it tells the sizes of groups without the gaps
 * between them but shares out the whole room, so that the larger of two groups would grow a little with each time they
 * are put back.
 */
export function sizesToRestore<Any extends Node>(it: Any, gap: number): Any {
  if (it.type === 'leaf') return it;
  const share = gap - gap / it.data.length;
  return { ...it, data: it.data.map((child) => sizesToRestore({ ...child, size: (child.size ?? 0) + share }, gap)) };
}

/** A panel for a place; one that is open already keeps its id, and so its content, and stays in front. */
export type PlacedPanel = Panel & { readonly id?: string; readonly isFront?: boolean };
export type Column = {
  readonly width: number;
  readonly rows: readonly { readonly height: number; readonly panels: readonly PlacedPanel[] }[];
};

/** Builds an arrangement of columns side by side; empty places vanish, the first panel of a place is in front. */
export function columnsDock(columns: readonly Column[]): SavedDock | null {
  const panels: SavedDock['panels'] = {};
  const data = columns.map(({ width, rows }, at): Node => ({
    type: 'branch',
    size: width,
    data: rows.map(({ height, panels: list }, row): Node => {
      let activeView: string | undefined;
      const views = list.map((each, tab) => {
        const { id: key = `p${at}-${row}-${tab}`, isFront, ...panel } = each;
        panels[key] = panel;
        if (isFront) activeView = key;
        return key;
      });
      return { type: 'leaf', size: height, data: { id: `g${at}-${row}`, views, activeView } };
    }),
  }));
  return readDock({
    grid: {
      root: { type: 'branch', size: 1000, data },
      width: columns.reduce((sum, it) => sum + it.width, 0),
      height: 1000,
      orientation: 'HORIZONTAL',
    },
    panels,
  });
}
