import PostalMime, { type Address, type Attachment, type Email } from 'postal-mime';
import { intakeLimits } from '../../src/domain/intake/source.ts';
import { formatDate } from '../../src/domain/time/formatDay.ts';
import { companyZone, timeIn, todayIn } from '../../src/domain/time/zone.ts';
import { textOfHtml } from './plainText.ts';

/** What a mail says, and the files that came with it. */
export type ReadMail = {
  readonly from: string | null;
  readonly subject: string;
  /** Its head in words and its text below, as people read it; empty where it has no text of its own. */
  readonly text: string;
  readonly isEmpty: boolean;
  readonly attachments: readonly { readonly name: string; readonly content: Buffer; readonly isPdf: boolean }[];
};

const nesting = { maxNestingDepth: 20, maxHeadersSize: 512 * 1024 } as const;
/** Some programs put a blank text beside the real one in HTML. */
const leastText = 12;

/** Reads a mail as it lies in a file. */
export async function readMail(file: Buffer): Promise<ReadMail> {
  const mail = await PostalMime.parse(file, nesting);
  const body = bodyOf(mail);
  const from = addressOf(mail.from);
  const lines = [
    from === null ? '' : `Von: ${mail.from?.name ? `${mail.from.name} <${from}>` : from}`,
    sentAt(mail.date),
    mail.subject ? `Betreff: ${mail.subject}` : '',
  ].filter((it) => it !== '');
  return {
    from,
    subject: mail.subject ?? '',
    text: [...lines, '', body].join('\n'),
    isEmpty: body.trim() === '',
    attachments: mail.attachments.slice(0, intakeLimits.attachments).map(attached),
  };
}

function addressOf(address: Address | undefined): string | null {
  return address?.address?.toLowerCase() ?? null;
}

function sentAt(date: string | undefined): string {
  const at = new Date(date ?? '');
  if (Number.isNaN(at.getTime())) return '';
  return `Gesendet: ${formatDate(todayIn(companyZone, at))} ${timeIn(companyZone, at)}`;
}

function attached({ filename, content }: Attachment) {
  const bytes = typeof content === 'string' ? Buffer.from(content) : Buffer.from(content as ArrayBuffer);
  return {
    name:
      (filename ?? '')
        .replaceAll(/[\p{C}/\\]/gu, '')
        .trim()
        .slice(0, 120) || 'Anhang',
    content: bytes,
    isPdf: bytes.subarray(0, 1024).includes('%PDF-'),
  };
}

function bodyOf({ text = '', html = '' }: Email): string {
  return text.trim().length >= leastText || html === '' ? text : textOfHtml(html);
}
