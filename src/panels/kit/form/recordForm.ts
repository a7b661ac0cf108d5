import type { RefObject } from 'react';
import type { AnyEntity, Entity } from '../../../api/records/entities.ts';
import type { Noun } from '../../../domain/define/noun.ts';
import type { FieldOf, FormOf, FormPathOf, InputOf } from '../../../domain/define/row.ts';
import type { FormValues } from './formValues.ts';
import type { Conflict } from './merge3.ts';
import type { BoundForm } from './useBoundForm.ts';
import type { FormPlace } from './useDraft.ts';
import type { Fault, FaultOf } from './validate.ts';

/** What somebody wants of the form of a record. */
export type RecordFormOptions<R extends Noun = Noun> = {
  readonly resource: R;
  /** The record, or null for one to be made. */
  readonly iri: string | null;
  /** Fields of the form; all the definition's fields unless told. Keep the identity. */
  readonly names?: readonly FieldOf<R>[];
  /** What a new record starts with besides the presets of the definition. Keep the identity. */
  readonly initial?: FormOf<R>;
  /** Where the form of a record to be made stands; its draft belongs to this form alone. */
  readonly place?: FormPlace;
  /** Business rules of the form beyond the definition; asked with every validation. */
  readonly check?: (values: FormOf<R>) => readonly FaultOf<R>[];
  /** Says that it could not be saved, with the reason of the server. Keep the identity. */
  readonly failedText?: (reason: string) => string;
  /** Asks the questions of the save; what it answers is sent along, null stops the save. */
  readonly beforeSave?: (values: FormOf<R>, dirty: readonly FormPathOf<R>[]) => Promise<InputOf<R> | null>;
};

/** A question to whoever saves: which of the fields that two people changed stay as they are here. */
export type MergeQuestion = {
  readonly conflicts: readonly Conflict[];
  /** How many fields only the other changed; they are taken over already. */
  readonly taken: number;
  resolve(values: FormValues): Promise<AnyEntity | null>;
  cancel(): void;
};

/** Input of last time that nobody has decided on. */
export type DraftOffer = { readonly at: string; readonly count: number; restore(): void; discard(): void };

/** A record being edited, independent of how it is laid out. */
export type RecordForm<R extends Noun = Noun> = BoundForm<R> & {
  /** For the fields, which are not drawn anew when something else about the record changes. */
  readonly bound: BoundForm<R>;
  /** Attach it to the element around the fields, so that the first fault can be brought into sight. */
  readonly root: RefObject<HTMLDivElement | null>;
  readonly entity: Entity<R> | undefined;
  readonly isLoading: boolean;
  readonly error: Error | null;
  /** Somebody deleted it while it was open here. */
  readonly isGone: boolean;
  readonly isSaving: boolean;
  /** The saved state that the dirty marks compare with. */
  readonly base: FormOf<R>;
  readonly dirty: readonly FormPathOf<R>[];
  readonly faults: readonly Fault[];
  readonly merge: MergeQuestion | null;
  readonly draft: DraftOffer | null;
  /** Fetches the record again after it could not be loaded. */
  refetch(): void;
  reset(): void;
  /** Saves what differs; the saved record, or null when something stood against it. */
  save(): Promise<Entity<R> | null>;
};
