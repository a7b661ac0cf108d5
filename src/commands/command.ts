import type { Area } from '../domain/access/matrix.ts';
import { mayRead, mayWrite } from '../domain/access/matrix.ts';
import type { Role } from '../domain/access/roles.ts';
import type { Verdict } from '../domain/define/verdict.ts';
import type { Entity } from '../api/entities.ts';
import type { Tools } from './tools.ts';

/** What a command works on: nothing, exactly one record, or one and more records of a resource. */
export type Target = { readonly kind: 'none' } | { readonly kind: 'one' | 'some'; readonly path: string };
export type Facts = { readonly roles: readonly Role[]; readonly now: Date };

export type Command = {
  /** Stable and unique, for example `contract.changeDriver`. */
  readonly id: string;
  readonly title: string;
  /** What it would do to these records, where that depends on them: "Rechnungssperre aufheben"; `title` speaks of it without any. */
  readonly caption?: (targets: readonly Entity[]) => string;
  /** Further words it is found by: "Hilfe" for the sheet of keys. */
  readonly words?: string;
  /** A record that may be named right behind the command in the palette: "fahrer acker". */
  readonly argument?: { readonly path: string; readonly run: (targets: readonly Entity[], tools: Tools, chosen: Entity) => void | Promise<void> };
  readonly group: string;
  readonly icon: string;
  /** In react-hotkeys-hook syntax, always with a modifier, for example `mod+shift+f`. */
  readonly hotkey?: string;
  /** Where it stands besides the palette, for example `contracts.row`. */
  readonly places: readonly string[];
  readonly on: Target;
  readonly area?: Area;
  readonly needsWrite?: boolean;
  /** A refusal greys it out with its reason. */
  readonly check?: (targets: readonly Entity[], facts: Facts) => Verdict;
  readonly run: (targets: readonly Entity[], tools: Tools) => void | Promise<void>;
};
export type CommandState = { readonly state: 'hidden' } | { readonly state: 'disabled'; readonly reason: string } | { readonly state: 'ready' };

/** Declares something a user can do; palette, menus, toolbars, hotkeys and cheat sheet read it. */
export function defineCommand(command: Command): Command {
  return command;
}

export const none: Target = { kind: 'none' };
export const one = (path: string): Target => ({ kind: 'one', path });
export const some = (path: string): Target => ({ kind: 'some', path });

/** The one place that decides whether a command is hidden, disabled (and why) or ready. */
export function stateOf(command: Command, targets: readonly Entity[], facts: Facts): CommandState {
  if (!mayUse(command, facts.roles)) return { state: 'hidden' };
  const fitting = fittingTargets(command, targets);
  if (fitting === undefined) return { state: 'hidden' };
  const verdict = command.check?.(fitting, facts);
  return verdict?.verdict === 'refused' ? { state: 'disabled', reason: verdict.reason } : { state: 'ready' };
}

/** The records the command would work on, or undefined when the selection does not fit it. */
export function fittingTargets(command: Command, targets: readonly Entity[]): readonly Entity[] | undefined {
  const { on } = command;
  if (on.kind === 'none') return [];
  const ofPath = targets.length > 0 && targets.every((it) => it['@id'].startsWith(`/api/${on.path}/`));
  if (!ofPath || (on.kind === 'one' && targets.length !== 1)) return undefined;
  return targets;
}

/** What a command would do to these records, in the words of its menu line. */
export function captionOf(command: Command, targets: readonly Entity[]): string {
  if (!command.caption) return command.title;
  const fitting = fittingTargets(command, targets);
  return fitting === undefined ? command.title : command.caption(fitting);
}

/** Whether the role may use a command at all, whatever is selected. */
export function mayUse({ area, needsWrite }: Pick<Command, 'area' | 'needsWrite'>, roles: readonly Role[]): boolean {
  return area === undefined || (needsWrite ? mayWrite : mayRead)(roles, area);
}
