import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { Actor } from '../storage/actor.ts';
import type { Database } from '../storage/database.ts';
import type { Scope } from '../write/behaviour.ts';
import type { OpenScope } from '../write/scope.ts';
import type { Schedule } from './schedule.ts';

/** What a run of a job finds around it. */
export type JobContext<Input = unknown> = {
  readonly input: Input;
  readonly database: Database;
  readonly openScope: OpenScope;
  /** Who started it; nobody did what repeats. */
  readonly actor?: Actor;
  readonly clock: () => Date;
  /**
   * Somebody stopped the job, the server is about to end, or another server has the job now: end at the next good
   * place, by throwing when something is left to do.
   */
  readonly signal: AbortSignal;
  /** The server waits no longer: drop what is under way. */
  readonly lastCall: AbortSignal;
  /** Tells whoever started it how far it is. */
  progress(done: number, of: number | null): void;
  /** Writes in one transaction in the name of whoever started it, else of the system. */
  scope<T>(work: (scope: Scope) => Promise<T>): Promise<T>;
  /** A line for the log of the server. */
  log(line: string): void;
  /** What an earlier run of a repeating job left for the next one, on whichever server. */
  readonly note: unknown;
  /** Leaves something for the next run. */
  keepNote(note: Readonly<Record<string, unknown>>): void;
};

/** What became of a run. */
export type JobEnd = {
  /** One German sentence for whoever started it and for administrators. */
  readonly result?: string;
  /** A repeating job has nothing to do before then, whatever comes up meanwhile. */
  readonly notBefore?: Date;
};

export type JobSpec<Input> = {
  /** Stable and unique, for example `mails.send`. */
  readonly name: string;
  /** German, as people read it in the status bar and in the log. */
  readonly title: string;
  /** What it is started with; the rows hold it as JSON, so no secrets. */
  readonly input?: z.ZodType<Input>;
  /** Runs by itself at these times. */
  readonly schedule?: Schedule;
  /**
   * Runs by itself as soon as there is something to do: the moment from which on there is, null while there is nothing.
   * One cheap SQL expression, asked after every change.
   */
  readonly due?: SQL;
  /** The least pause between two runs of a job that is `due`; 250 ms unless told. */
  readonly restMs?: number;
  /** What it has noted for its next run counts only until a server is started. */
  readonly forgetsAtStart?: boolean;
  /**
   * The pauses before it is tried again after a failure. What repeats keeps to the last one, what was started by
   * somebody gives up then.
   */
  readonly retries: readonly number[];
  run(context: JobContext<Input>): Promise<JobEnd | void>;
};
/** A job as the runner takes it. */
export type AnyJob = Omit<JobSpec<never>, 'input'> & { readonly input?: z.ZodType };

/** Declares a job once: what it is called, when it runs, and what it does. */
export function defineJob<Input = undefined>(spec: JobSpec<Input>): JobSpec<Input> {
  return spec;
}

/** Whether it runs by itself, over and over. */
export function isRepeating({ schedule, due }: Pick<AnyJob, 'schedule' | 'due'>): boolean {
  return schedule !== undefined || due !== undefined;
}
