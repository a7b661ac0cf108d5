import { mayRead } from '../access/matrix.ts';
import { storedRole, type Role } from '../access/roles.ts';
import { notificationKinds } from '../choices/notificationKinds.ts';

type Kind = { readonly key: string; readonly to: readonly string[]; readonly optional?: boolean | undefined };
/** What somebody has switched, by the key of the kind; what is missing is as it usually is. */
export type KindSwitches = Readonly<Record<string, boolean>>;

/**
 * The kinds of messages that somebody may hear of at all: those of his roles, those for whoever wants them, an
 * administrator all.
 */
export function kindsFor(roles: readonly Role[]): readonly (typeof notificationKinds.items)[number][] {
  return notificationKinds.items.filter((it) => mayHearOf(it, roles));
}

/** Whether somebody hears of it who has switched nothing. */
export function usuallyHearsOf({ to }: Pick<Kind, 'to'>, roles: readonly Role[]): boolean {
  return roles.some((role) => to.includes(storedRole(role)));
}

/** Whether a message of this kind reaches somebody: his roles must allow it, then his own switch decides. */
export function hearsOf(kind: Kind, { roles, switches }: { roles: readonly Role[]; switches: KindSwitches }): boolean {
  return mayHearOf(kind, roles) && (switches[kind.key] ?? usuallyHearsOf(kind, roles));
}

/** The switches out of what is stored; anything else that may stand there counts as not switched. */
export function switchesIn(stored: unknown): KindSwitches {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(Object.entries(stored).filter((it): it is [string, boolean] => typeof it[1] === 'boolean'));
}

function mayHearOf(kind: Kind, roles: readonly Role[]): boolean {
  if (roles.includes('admin') || usuallyHearsOf(kind, roles)) return true;
  return kind.optional === true && mayRead(roles, 'protocols');
}
