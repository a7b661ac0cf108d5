import type { Iri } from '../define/field.ts';
import type { Finding } from './finding.ts';
import type { IntakeSource } from './source.ts';

/** A contract for the same vehicle that is there already. */
export type IntakeDouble = {
  readonly contract: Iri;
  readonly auftragsnummer: string;
  readonly carFin: string | null;
  readonly licensePlate: string | null;
  readonly datum: string | null;
  readonly pickupTown: string | null;
  readonly deliveryTown: string | null;
  readonly isStorniert: boolean;
};
export type IntakeAttachment = { readonly name: string; readonly bytes: number; readonly isPdf: boolean };
/** What the server answers about a file that was dropped: its text in its places, and what was recognised in it. */
export type IntakeAnswer = {
  readonly fileName: string;
  readonly source: IntakeSource;
  readonly findings: readonly Finding[];
  /** Which part of a mail was read: `text`, or the number of an attachment. */
  readonly part: string | null;
  readonly mail: {
    readonly from: string | null;
    readonly subject: string;
    readonly attachments: readonly IntakeAttachment[];
  } | null;
  readonly doubles: readonly IntakeDouble[];
};
