import { lateCode } from '../api/code/lateCode.ts';
import type { Area } from '../domain/access/matrix.ts';
import { mayRead, mayWrite } from '../domain/access/matrix.ts';
import type { Role } from '../domain/access/roles.ts';
import type { AnyVerdict } from '../domain/define/verdict.ts';
import type { AnyEntity, Entity } from '../api/records/entities.ts';
import type { Definition } from '../domain/define/row.ts';
import type { Noun } from '../domain/define/noun.ts';
import type { Hotkey } from './hotkey.ts';
import type { Facts, Tools } from './tools.ts';

/** What a command works on: nothing, exactly one record, or one and more records of a resource. */
export type Target<R extends Definition = Definition> =
  | { readonly kind: 'none' }
  | { readonly kind: 'one' | 'some'; readonly of: R };

type Work<R extends Definition> = (targets: readonly Entity<R>[], tools: Tools) => void | Promise<void>;
/** How a command looks, where it stands and when it is possible, which is always loaded. */
type CommandLook<R extends Definition, A extends Definition> = {
  /** Stable and unique, for example `contract.changeDriver`. */
  readonly id: string;
  readonly title: string;
  /**
   * What it would do to these records, where that depends on them: "Rechnungssperre aufheben"; `title` speaks of it
   * without any.
   */
  readonly caption?: (targets: readonly Entity<R>[]) => string;
  /** Further words it is found by: "Hilfe" for the sheet of keys. */
  readonly words?: string;
  /** A record that may be named right behind the command in the palette: "fahrer acker". */
  readonly argument?: {
    readonly of: A;
    readonly run: (targets: readonly Entity<R>[], tools: Tools, chosen: Entity<A>) => void | Promise<void>;
  };
  readonly group: string;
  readonly icon: string;
  readonly hotkey?: Hotkey;
  /** Where it stands besides the palette, for example `contracts.row`. */
  readonly places: readonly string[];
  readonly on: Target<R>;
  readonly area?: Area;
  readonly needsWrite?: boolean;
  /** A refusal greys it out with its reason. */
  readonly check?: (targets: readonly Entity<R>[], facts: Facts) => AnyVerdict;
};
/**
 * Something a user can do, with the rows of what it works on and of the record that may be named behind it. What only
 * opens something does so in `run`; any other work lies in a file of its own, which `load` fetches.
 */
export type CommandOf<R extends Definition, A extends Definition = never> = CommandLook<R, A> &
  ({ readonly run: Work<R> } | { readonly load: () => Promise<Work<R>> });
/** A command as menus, palette and hotkeys take it, whatever it works on. */
export type Command = CommandLook<Noun, Noun> & {
  readonly run: Work<Noun>;
  /** Fetches the code of its work ahead of its use. */
  readonly fetch?: () => Promise<unknown>;
};
export type CommandState =
  | { readonly state: 'hidden' }
  | { readonly state: 'disabled'; readonly reason: string }
  | { readonly state: 'ready' };

/**
 * Declares something a user can do; palette, menus, toolbars, hotkeys and cheat sheet read it. Whoever runs it hands
 * over records of its resource alone.
 */
export function defineCommand<R extends Definition, A extends Definition = never>(command: CommandOf<R, A>): Command;
export function defineCommand(command: CommandOf<Noun, Noun>): Command {
  if ('run' in command) return command;
  const { load, ...look } = command;
  const { known, fetch } = lateCode(load);
  return { ...look, fetch, run: async (targets, tools) => (known() ?? (await fetch()))(targets, tools) };
}

export const none = { kind: 'none' } as const satisfies Target;
export const one = <R extends Definition>(definition: R) =>
  ({ kind: 'one', of: definition }) as const satisfies Target<R>;
export const some = <R extends Definition>(definition: R) =>
  ({ kind: 'some', of: definition }) as const satisfies Target<R>;

/** The one place that decides whether a command is hidden, disabled (and why) or ready. */
export function stateOf(command: Command, targets: readonly AnyEntity[], facts: Facts): CommandState {
  if (!mayUse(command, facts.roles)) return { state: 'hidden' };
  const fitting = fittingTargets(command, targets);
  if (fitting === undefined) return { state: 'hidden' };
  const verdict = command.check?.(fitting, facts);
  return verdict?.verdict === 'refused' ? { state: 'disabled', reason: verdict.reason } : { state: 'ready' };
}

/** The records the command would work on, or undefined when the selection does not fit it. */
export function fittingTargets(command: Command, targets: readonly AnyEntity[]): readonly AnyEntity[] | undefined {
  const { on } = command;
  if (on.kind === 'none') return [];
  const ofPath = targets.length > 0 && targets.every((it) => it['@id'].startsWith(`/api/${on.of.path}/`));
  if (!ofPath || (on.kind === 'one' && targets.length !== 1)) return undefined;
  return targets;
}

/** What a command would do to these records, in the words of its menu line. */
export function captionOf(command: Command, targets: readonly AnyEntity[]): string {
  if (!command.caption) return command.title;
  const fitting = fittingTargets(command, targets);
  return fitting === undefined ? command.title : command.caption(fitting);
}

/** Whether the role may use a command at all, whatever is selected. */
export function mayUse({ area, needsWrite }: Pick<Command, 'area' | 'needsWrite'>, roles: readonly Role[]): boolean {
  return area === undefined || (needsWrite ? mayWrite : mayRead)(roles, area);
}
