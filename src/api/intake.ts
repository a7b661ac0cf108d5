import { createStore, del, entries, get, set } from 'idb-keyval';
import type { Finding } from '../domain/intake/finding.ts';
import type { IntakeAnswer } from '../domain/intake/intakeAnswer.ts';
import { newId } from './newId.ts';
import { store } from './records/entities.ts';
import { sessionAtom } from './session/session.ts';
import { validToken } from './session/tokens.ts';
import { sendForm } from './uploads.ts';

/** What a person has said to findings of a source: taken over or discarded, by their ids within their part of it. */
export type IntakeDecision = Pick<Finding, 'field' | 'value'> & { readonly is: 'accepted' | 'discarded' };
export type IntakeDecisions = Readonly<Record<string, IntakeDecision>>;
/** A file that was dropped, as this computer keeps it until the contract is made of it. */
export type KeptIntake = {
  readonly file: File;
  readonly at: string;
  readonly decisions: IntakeDecisions;
  /** A contract was made of it. */
  readonly isDone?: boolean;
};
export type IntakeEntry = KeptIntake & { readonly id: string };

const database = createStore('leitstand-intake', 'sources');
const keptDays = 14;
const mostKept = 30;
const patienceMs = 120_000;

/** Keeps a dropped file on this computer, so that neither a reload nor a sign-out loses it; answers its name. */
export async function keepIntake(file: File): Promise<string> {
  const id = newId().slice(0, 12);
  await clearOld();
  await set(keyOf(id), { file, at: new Date().toISOString(), decisions: {} } satisfies KeptIntake, database);
  return id;
}

/** A file that was dropped earlier, by its name. */
export function loadIntake(id: string): Promise<KeptIntake | undefined> {
  return get<KeptIntake>(keyOf(id), database);
}

/** Keeps what was decided about a file, or that it is done, as long as it is there. */
export async function changeIntake(
  id: string,
  change: Partial<Pick<KeptIntake, 'decisions' | 'isDone'>>,
): Promise<void> {
  const kept = await loadIntake(id);
  if (kept) await set(keyOf(id), { ...kept, ...change } satisfies KeptIntake, database);
}

/** Forgets a file. */
export function dropIntake(id: string): Promise<void> {
  return del(keyOf(id), database);
}

/** The files of this person that lie on this computer, the newest first. */
export async function listIntakes(): Promise<readonly IntakeEntry[]> {
  const prefix = keyOf('');
  const all = await entries<string, KeptIntake>(database);
  return all
    .filter(([key]) => key.startsWith(prefix))
    .map(([key, it]) => ({ ...it, id: key.slice(prefix.length) }))
    .toSorted((one, other) => other.at.localeCompare(one.at));
}

async function clearOld(): Promise<void> {
  const oldest = new Date(Date.now() - keptDays * 86_400_000).toISOString();
  const all = await listIntakes();
  for (const [at, it] of all.entries()) if (it.at < oldest || at >= mostKept - 1) await dropIntake(it.id);
}

function keyOf(id: string): string {
  return `${String(store.get(sessionAtom)?.userId ?? 0)}:${id}`;
}

/** Asks the server what a file says; of a mail a certain part, or the one that says most. */
export async function readIntake(
  file: File,
  { part, signal }: { part: string | null; signal: AbortSignal },
): Promise<IntakeAnswer> {
  const token = await validToken();
  signal.throwIfAborted();
  const form = new FormData();
  if (part !== null) form.append('part', part);
  form.append('file', file, file.name);
  return (await sendForm(form, {
    address: '/api/intake',
    signal,
    onProgress: () => undefined,
    token,
    timeoutMs: patienceMs,
  })) as IntakeAnswer;
}
