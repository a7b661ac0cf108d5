import { loadDefinition } from '../../../api/definitions.ts';
import { registerCommands } from '../../../commands/registry.ts';
import type { ResourceScreen } from './extendResource.ts';

/** Where the screens of resources lie, by path. */
export type ScreenLoaders = Readonly<Record<string, () => Promise<ResourceScreen>>>;

const sources: (() => Promise<ScreenLoaders>)[] = [];
const loaded = new Map<string, ResourceScreen>();

/**
 * Makes known what resources want from the generic screens; which they are comes with the first of those, and their
 * code with the first panel of each. Of two that name a resource the later one counts.
 */
export function registerScreens(source: () => Promise<ScreenLoaders>): void {
  sources.unshift(source);
}

/** Fetches what a resource wants from the generic screens, before the first of them stands. */
export async function loadScreen(path: string): Promise<void> {
  if (loaded.has(path)) return;
  for (const source of sources) {
    const screen = await (await source())[path]?.();
    if (!screen) continue;
    if (screen.path !== path) throw new Error(`the screen of ${screen.path} is registered for ${path}`);
    const lists = (screen.tabs ?? []).flatMap((it) => ('list' in it ? [it.list.resource] : []));
    await Promise.all(lists.map(loadDefinition));
    if (loaded.has(path)) return;
    registerCommands(screen.commands ?? []);
    loaded.set(path, screen);
    return;
  }
}

/** What a resource wants from the generic screens; undefined for one that wants nothing of its own. */
export function screenOf(path: string): ResourceScreen | undefined {
  return loaded.get(path);
}
