import { atom } from 'jotai';

/** How this browser stands with the live stream; times are milliseconds of the clock. */
export type Connection = {
  readonly state: 'connected' | 'connecting' | 'offline';
  readonly since: number;
  readonly lastEventAt: number | null;
};
/**
 * Long work of the server: what everybody may watch, for example the making of demo data, or what this person has
 * started and can stop.
 */
export type Progress = {
  readonly task: string;
  readonly label: string;
  readonly done: number;
  readonly of: number;
  readonly stop?: string;
};

/** The one live stream of this browser, whichever window holds it. */
export const connectionAtom = atom<Connection>({ state: 'connecting', since: Date.now(), lastEventAt: null });

/** Whether the server can be reached, apart from when it was last heard of, which changes all the time. */
export const lineAtom = atom((get) => get(connectionAtom).state);

/** Work of the server under way, by task; finished work is gone. */
export const progressAtom = atom<Readonly<Record<string, Progress>>>({});

/** Whether what is shown follows the server right now, and if not, until when it did. */
export const dataAgeAtom = atom((get): { readonly isLive: boolean; readonly asOf: number | null } => {
  const { state, lastEventAt } = get(connectionAtom);
  return { isLive: state === 'connected', asOf: lastEventAt };
});

/** How many people are signed in and connected right now; null while unknown. */
export const onlineAtom = atom<number | null>(null);
