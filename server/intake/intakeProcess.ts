import { readFile } from 'node:fs/promises';
import { setPriority } from 'node:os';
import type { Finding } from '../../src/domain/intake/finding.ts';
import type { IntakeAnswer } from '../../src/domain/intake/intakeAnswer.ts';
import { intakeLimits, type IntakeSource } from '../../src/domain/intake/source.ts';
import { textPage } from '../../src/domain/intake/textPages.ts';
import { fitsTown } from '../import/fitsTown.ts';
import { kindOf } from './fileKind.ts';
import { IntakeRefused, type IntakeRefusal } from './intakeRefusals.ts';
import { pdfPages } from './pdfPages.ts';
import { plainText } from './plainText.ts';
import { readMail, type ReadMail } from './readMail.ts';
import { recognition } from './recognition.ts';

export type IntakeTask = {
  readonly path: string;
  readonly today: string;
  /** Which attachment of a mail is meant, `text` for its text; without it the one that says most. */
  readonly part: string | null;
};
export type ReadIntake = Pick<IntakeAnswer, 'source' | 'findings' | 'part' | 'mail'>;
export type IntakeOutcome = { readonly read: ReadIntake } | { readonly refusal: IntakeRefusal };

// People who wait for an answer go before files.
setPriority(10);
// Nobody is left to work for.
process.on('disconnect', () => process.exit(0));
process.on('message', (task: IntakeTask) => {
  void outcomeOf(task).then((it) => process.send?.(it));
});

async function outcomeOf(task: IntakeTask): Promise<IntakeOutcome> {
  try {
    return { read: await readIntake(task) };
  } catch (error) {
    return { refusal: error instanceof IntakeRefused ? error.refusal : 'broken' };
  }
}

async function readIntake({ path, today, part }: IntakeTask): Promise<ReadIntake> {
  const file = await readFile(path);
  const kind = kindOf(file);
  if (kind === 'mail') return readMailPart(await readMail(file), { today, part });
  const source = kind === 'pdf' ? await pdfSource(file) : textSource('TEXT', plainText(file));
  return { source, findings: await found(source, today), part: null, mail: null };
}

async function pdfSource(file: Buffer): Promise<IntakeSource> {
  return { kind: 'PDF', pages: await pdfPages(file) };
}

function textSource(kind: 'MAIL' | 'TEXT', text: string): IntakeSource {
  if (text.length > intakeLimits.characters) throw new IntakeRefused('tooLong');
  const page = textPage(text);
  if (page.pieces.length === 0) throw new IntakeRefused('empty');
  return { kind, pages: [page] };
}

function found(source: IntakeSource, today: string): Promise<readonly Finding[]> {
  return recognition.recognise(source, { today, fits: fitsTown });
}

/** So many attachments are looked into when nobody said which one is meant. */
const lookedInto = 3;

async function readMailPart(mail: ReadMail, { today, part }: Pick<IntakeTask, 'today' | 'part'>): Promise<ReadIntake> {
  const { from, subject, attachments } = mail;
  const told = {
    from,
    subject,
    attachments: attachments.map((it) => ({ name: it.name, bytes: it.content.length, isPdf: it.isPdf })),
  };
  const readings = await Promise.all(
    partsOf(mail, part).map(async ({ key, open }) => {
      const source = await open().catch((error: unknown) =>
        part === null && error instanceof IntakeRefused ? undefined : Promise.reject(error),
      );
      return source ? [{ source, findings: await found(source, today), part: key }] : [];
    }),
  );
  const [best] = readings.flat().toSorted((one, other) => other.findings.length - one.findings.length);
  if (!best) throw new IntakeRefused(part === null ? 'noMailText' : 'noPart');
  return { ...best, mail: told };
}

type Part = { readonly key: string; readonly open: () => Promise<IntakeSource> };

function partsOf({ text, isEmpty, attachments }: ReadMail, part: string | null): readonly Part[] {
  const papers = attachments.flatMap(({ content, isPdf }, at): Part[] =>
    isPdf ? [{ key: String(at), open: () => pdfSource(content) }] : [],
  );
  const own: readonly Part[] = isEmpty ? [] : [{ key: 'text', open: async () => textSource('MAIL', text) }];
  if (part !== null) return [...own, ...papers].filter((it) => it.key === part);
  return [...own, ...papers.slice(0, lookedInto)];
}
