import type { Readable } from 'node:stream';

/** What is put into a store: the bytes of a file on our disk, under the SHA-256 of them. */
export type Stored = { readonly hash: string; readonly path: string; readonly bytes: number };

/** Where the bytes of files lie; a name is the SHA-256 of the content, so nothing a sender chose becomes a path. */
export type FileStore = {
  /** Where it lies, for people. */
  readonly place: string;
  /** Afterwards the whole content lies there, or nothing of it; what is there already stays. */
  put(file: Stored): Promise<void>;
  /** The content, or undefined where there is none. */
  get(hash: string): Promise<Readable | undefined>;
  /** How long it is, or undefined where there is none. */
  stat(hash: string): Promise<number | undefined>;
  /** What is not there is gone already. */
  remove(hash: string): Promise<void>;
  /** A text of our own that outlives the database beside it, or undefined where nobody has left it yet. */
  note(name: NoteName): Promise<string | undefined>;
  /** Afterwards the whole text lies there, or still what was there before. */
  keepNote(name: NoteName, text: string): Promise<void>;
};

/** What is kept beside the files under a name of its own; unlike theirs its content changes. */
export type NoteName = 'deleted-persons.json';

/** The disk or bucket has no room left. */
export class StoreFull extends Error {}
/** The store does not answer, or not as it should. */
export class StoreAway extends Error {}

const hashForm = /^[0-9a-f]{64}$/;

/** Where content lies within a store: spread over folders, because thousands in one are slow to look through. */
export function keyOf(hash: string): string {
  if (!hashForm.test(hash)) throw new Error('not the hash of a content');
  return `${hash.slice(0, 2)}/${hash}`;
}

/** Where a note lies within a store. */
export const noteKey = (name: NoteName): string => `notes/${name}`;
