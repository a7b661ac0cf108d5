import { IntakeRefused } from './intakeRefusals.ts';

/** The names with which the head of a mail begins. */
const mailHeads =
  /^(?:From|To|Subject|Date|Received|Return-Path|Delivered-To|MIME-Version|Message-ID|X-[\w-]+|DKIM-Signature|ARC-[\w-]+|Content-Type|Reply-To|Thread-[\w-]+|Authentication-Results)$/iu;
const startLength = 64 * 1024;

/** What a file is by its content, whatever its name says. */
export function kindOf(file: Buffer): 'pdf' | 'mail' | 'text' {
  if (file.length === 0) throw new IntakeRefused('empty');
  const start = file.subarray(0, startLength).toString('latin1');
  if (start.slice(0, 1024).includes('%PDF-')) return 'pdf';
  if (start.startsWith('\u00D0\u00CF\u0011\u00E0'))
    throw new IntakeRefused(
      file.includes(Buffer.from('__substg1.0_', 'utf16le')) || file.includes('__nameid_version1.0', 0, 'utf16le')
        ? 'outlook'
        : 'workbook',
    );
  if (start.startsWith('PK\u0003\u0004')) throw new IntakeRefused('workbook');
  if (/^(?:\u00FF\u00D8\u00FF|\u0089PNG|GIF8|BM|II\*\0|MM\0\*|RIFF....WEBP|....ftyp)/su.test(start))
    throw new IntakeRefused('picture');
  const isWide = start.startsWith('\u00FF\u00FE') || start.startsWith('\u00FE\u00FF');
  if (!isWide && file.subarray(0, startLength).some((it) => it < 9 || (it > 13 && it < 27)))
    throw new IntakeRefused('unknown');
  return isMail(start) ? 'mail' : 'text';
}

/** At least two known lines of a head stand at the start. */
function isMail(start: string): boolean {
  const [head = ''] = start.trimStart().split(/\r?\n\r?\n/u);
  const names = head
    .replaceAll(/\r?\n[ \t]+/gu, ' ')
    .split(/\r?\n/u)
    .map((it) => /^([\w-]+):/u.exec(it)?.[1] ?? '');
  return names.length > 0 && names[0] !== '' && names.filter((it) => mailHeads.test(it)).length >= 2;
}
