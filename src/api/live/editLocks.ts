import { acquireLock, releaseLock } from '../../domain/lock/lockCalls.ts';
import { lockRefreshSeconds, lockSeconds } from '../../domain/lock/lockTimes.ts';
import type { Editing } from '../../domain/lock/lockWords.ts';
import { ApiError } from '../apiErrors.ts';
import { call } from '../call.ts';
import { store } from '../records/entities.ts';
import { sessionAtom } from '../session/session.ts';
import { presenceAtom, subscribePresence, type Person } from './presence.ts';
import { onReconnect } from './reconnect.ts';
import { windowId } from './windowId.ts';

/** How this window stands with a record that it edits. */
export type LockState =
  | { readonly kind: 'asking' }
  | { readonly kind: 'held'; readonly since: string; readonly takenFrom: string | null }
  /** Somebody else edits it; `message` says who. */
  | { readonly kind: 'refused'; readonly message: string }
  | { readonly kind: 'overridden'; readonly by: Editing }
  /** The person goes on in another window of his own. */
  | { readonly kind: 'elsewhere' }
  | { readonly kind: 'expired' }
  | { readonly kind: 'failed'; readonly error: unknown };

/** A lock that is asked for and kept as long as somebody of this window edits the record. */
export type EditLock = {
  state(): LockState;
  /** Takes it over from whoever has it. */
  force(): void;
  /** Asks again, without taking it from anybody else. */
  ask(): void;
  /** Gives it back, once nobody of this window edits the record any more. */
  stop(): void;
};

type Hold = Omit<EditLock, 'stop'> & {
  readonly listeners: Set<() => void>;
  /** Ends the asking; the lock is given back. */
  end(): void;
};

const holds = new Map<string, Hold>();
/** What one window says about a record goes out in its order: a lock given back and taken anew at once stays taken. */
const lastCalls = new Map<string, Promise<unknown>>();

/** Locks a record for this window and keeps it, however many forms of the window edit it. */
export function lockRecord(iri: string, onChange: () => void): EditLock {
  const hold = holds.get(iri) ?? beginHold(iri);
  holds.set(iri, hold);
  hold.listeners.add(onChange);
  return {
    ...hold,
    stop() {
      if (!hold.listeners.delete(onChange) || hold.listeners.size > 0) return;
      holds.delete(iri);
      hold.end();
    },
  };
}

function beginHold(iri: string): Hold {
  const listeners = new Set<() => void>();
  const given = { resourceType: iri, window: windowId };
  let state: LockState = { kind: 'asking' };
  let expiry: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const become = (next: LockState) => {
    if (isOver) return;
    state = next;
    for (const tell of listeners) tell();
  };
  const expire = () => {
    if (state.kind === 'held') become({ kind: 'expired' });
  };
  const keep = () => {
    clearTimeout(expiry);
    expiry = setTimeout(expire, lockSeconds * 1_000);
  };
  const ask = (isForced = false) =>
    inTurn(iri, async () => {
      if (isOver) return;
      await call(acquireLock, { ...given, ...(isForced && { forceLock: true }) }).then(
        ({ since, takenFrom }) => {
          keep();
          if (state.kind !== 'held' || state.since !== since) become({ kind: 'held', since, takenFrom });
        },
        (error: unknown) => become(afterRefusal(state, { iri, error })),
      );
    });
  const refresh = () => {
    if (['held', 'expired', 'failed'].includes(state.kind)) void ask();
  };
  const takePeople = (at: string, all: readonly Person[]) => {
    const editor = all.find((it) => it.since !== undefined);
    if (at !== iri || state.kind !== 'held' || !editor?.since) return;
    if (editor.window === windowId || editor.since < state.since) return;
    const isOwn = editor.userId === store.get(sessionAtom)?.userId;
    become(isOwn ? { kind: 'elsewhere' } : { kind: 'overridden', by: { name: editor.name, since: editor.since } });
  };
  const leave = () => {
    if (state.kind === 'held') void release(given);
  };
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    if (persisted) refresh();
  };

  const timer = setInterval(refresh, lockRefreshSeconds * 1_000);
  const stops = [subscribePresence(takePeople), onReconnect(refresh)];
  window.addEventListener('pagehide', leave);
  window.addEventListener('pageshow', comeBack);
  void ask();
  return {
    listeners,
    state: () => state,
    force: () => void ask(true),
    ask: () => void ask(),
    end() {
      clearInterval(timer);
      clearTimeout(expiry);
      for (const stop of stops) stop();
      window.removeEventListener('pagehide', leave);
      window.removeEventListener('pageshow', comeBack);
      void inTurn(iri, async () => {
        isOver = true;
        if (state.kind === 'held') await release(given);
      });
    },
  };
}

/**
 * A lock that was held and is refused now was taken while the line was down, one that had run out stays lost; any other
 * fault passes, and the next minute asks again.
 */
function afterRefusal(state: LockState, { iri, error }: { iri: string; error: unknown }): LockState {
  const isHeldByOther =
    error instanceof ApiError && (error.status === 409 || error.message.includes('bearbeitet bereits'));
  if (!isHeldByOther) return state.kind === 'held' || state.kind === 'expired' ? state : { kind: 'failed', error };
  if (state.kind === 'expired') return state;
  const by = state.kind === 'held' ? editorOf(store.get(presenceAtom(iri))) : undefined;
  return by ? { kind: 'overridden', by } : { kind: 'refused', message: error.detail };
}

function editorOf(people: readonly Person[]): Editing | undefined {
  const editor = people.find((it) => it.since !== undefined);
  return editor?.since === undefined ? undefined : { name: editor.name, since: editor.since };
}

/** Who cannot say it is not waited for: the lock then ends by itself. */
function release(given: { readonly resourceType: string; readonly window: string }): Promise<unknown> {
  return call(releaseLock, given, { keepalive: true }).catch(() => undefined);
}

function inTurn(iri: string, work: () => Promise<void>): Promise<void> {
  const own = (lastCalls.get(iri) ?? Promise.resolve()).then(work);
  lastCalls.set(iri, own);
  void own.finally(() => {
    if (lastCalls.get(iri) === own) lastCalls.delete(iri);
  });
  return own;
}
