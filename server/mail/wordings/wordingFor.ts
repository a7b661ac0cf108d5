import { sql } from 'drizzle-orm';
import { rowsOf } from '../../storage/sql.ts';
import type { Scope } from '../../write/behaviour.ts';
import type { MailTemplate } from '../mailTemplate.ts';
import { originalText } from './offered.ts';
import { wordingOf } from './allWordings.ts';

/** A wording that nobody has saved yet, to be read with a real record. */
export type Draft = {
  readonly key: string;
  readonly subject: string | null;
  readonly text: string | null;
  readonly senderName: string | null;
};
/** The transaction in which a mail is written, and what somebody tries out in it. */
export type WordedScope = Scope & { readonly draft?: Draft };

/** How a mail is worded this time. */
export type Worded = {
  readonly subject: string;
  readonly text: string;
  /** Who sends it, where somebody else than the company is to. */
  readonly senderName: string | null;
  readonly senderEmail: string | null;
  /** Which change of its template it was worded with; null for the wording of the program. */
  readonly version: number | null;
};
type Row = {
  readonly betreff: string;
  readonly text: string | null;
  readonly betreffupdate: string | null;
  readonly textupdate: string | null;
  readonly absenderemail: string | null;
  readonly absendername: string | null;
  readonly wordingVersion: number;
};
/** About what a mail is, and for whom. */
type Occasion = {
  readonly about: { readonly entityType: string; readonly entityId: number };
  readonly recipients: readonly string[];
};

/**
 * The wording of a mail: as staff have changed it, else as it came with the program. It is read in the transaction that
 * writes the mail, so that every server says the same from the moment of the change on.
 */
export async function wordingFor(scope: WordedScope, template: MailTemplate, occasion: Occasion): Promise<Worded> {
  const original = {
    subject: template.subject,
    text: originalText(template),
    senderName: null,
    senderEmail: null,
    version: null,
  };
  const { draft } = scope;
  if (draft?.key === template.key)
    return {
      ...original,
      subject: draft.subject ?? original.subject,
      text: draft.text ?? original.text,
      senderName: draft.senderName,
    };
  const [row] = await rowsOf<Row>(
    scope.client,
    sql`select betreff, text, betreffupdate, textupdate, absenderemail, absendername, "wordingVersion"
        from emails where key = ${template.key} and "isChanged"`,
  );
  if (!row) return original;
  const saysMore = row.betreffupdate !== null || row.textupdate !== null;
  const isRepeat = saysMore && (await wasWrittenBefore(scope, template, occasion));
  return {
    subject: (isRepeat && row.betreffupdate) || row.betreff,
    text: (isRepeat && row.textupdate) || row.text || original.text,
    senderName: row.absendername,
    senderEmail: row.absenderemail,
    version: row.wordingVersion,
  };
}

/** Whether one of these people has such a mail about the same record already, or will get it. */
async function wasWrittenBefore(
  { client }: Scope,
  { key }: MailTemplate,
  { about, recipients }: Occasion,
): Promise<boolean> {
  if (wordingOf(key)?.isAlwaysNew) return false;
  const earlier = await rowsOf(
    client,
    sql`select 1 from mail_logs
        where "entityType" = ${about.entityType} and "entityId" = ${about.entityId} and template = ${key} and status <> 'error'
          and string_to_array(lower(recipients), '; ') && ${sql.param(recipients.map((it) => it.toLowerCase()))}::text[]
        limit 1`,
  );
  return earlier.length > 0;
}
