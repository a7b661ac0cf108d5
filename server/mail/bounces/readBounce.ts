import PostalMime, { type Email } from 'postal-mime';

/** Somebody whom a mail did not reach, and what the mail server over there said. */
export type Undeliverable = { readonly recipient: string; readonly code: number; readonly response: string };
/** What a mail server reports of a mail that it could not deliver. */
export type Bounce = { readonly messageId: string; readonly failed: readonly Undeliverable[] };

/**
 * What a mail in the mailbox reports as undeliverable (RFC 3464). Answers of people, absence notes and delays are no
 * bounces, and neither is a report that does not name the Message-ID of the mail it is about.
 */
export async function readBounce(raw: Uint8Array): Promise<Bounce | undefined> {
  const mail = await PostalMime.parse(raw);
  const report = partOf(mail, /^message\/(global-)?delivery-status$/);
  if (report === undefined) return undefined;
  const messageId = await originalId(mail);
  const failed = groupsIn(report).flatMap(undeliverable);
  return messageId === undefined || failed.length === 0 ? undefined : { messageId, failed };
}

function partOf({ attachments }: Email, type: RegExp): string | undefined {
  const part = attachments.find((it) => type.test(it.mimeType));
  if (!part) return undefined;
  const { content } = part;
  return typeof content === 'string' ? content : new TextDecoder().decode(content);
}

/** The Message-ID of the mail that came back, from its own head in the report. */
async function originalId(mail: Email): Promise<string | undefined> {
  const head = partOf(mail, /^(message\/(rfc822|global)|text\/rfc822-headers|message\/global-headers)$/);
  return head === undefined ? undefined : (await PostalMime.parse(`${head}\r\n\r\n`)).messageId?.trim();
}

/** The groups of fields of a report; a field may go on in the lines below it. */
function groupsIn(report: string): readonly ReadonlyMap<string, string>[] {
  return report
    .replaceAll('\r\n', '\n')
    .replaceAll(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
    .map(
      (group) =>
        new Map(
          group.split('\n').flatMap((line) => {
            const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? [];
            return name === undefined ? [] : [[name.toLowerCase(), (value ?? '').trim()] as const];
          }),
        ),
    );
}

function undeliverable(group: ReadonlyMap<string, string>): Undeliverable[] {
  if (group.get('action')?.toLowerCase() !== 'failed') return [];
  const recipient = bare(group.get('original-recipient') ?? group.get('final-recipient') ?? '');
  if (!recipient.includes('@')) return [];
  const response = bare(group.get('diagnostic-code') ?? '');
  const status = group.get('status') ?? '';
  const code = Number(/^[45]\d\d/.exec(response)?.[0] ?? (status.startsWith('4') ? 450 : 550));
  return [{ recipient, code, response: response || `${String(code)} ${status}`.trim() }];
}

/** The value without the kind that stands in front of it: "rfc822; a@b" and "smtp; 550 …". */
function bare(value: string): string {
  return value
    .replace(/^[\w-]+\s*;\s*/, '')
    .replace(/^<(.*)>$/, '$1')
    .trim();
}
