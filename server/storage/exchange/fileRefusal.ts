import { StartRefused } from '../embedded/refusal.ts';
import { BrokenFile } from './exchangeReader.ts';

/** A value that a table does not take: the file is not what was written. */
const isForeignValue = (code: string): boolean => /^(22|23)/.test(code);
const isFull = (code: string): boolean => ['ENOSPC', 'EDQUOT'].includes(code);
const isBarred = (code: string): boolean => ['EACCES', 'EISDIR', 'EROFS', 'EPERM', 'ENOTDIR'].includes(code);

/** What went wrong with a file as one German sentence; undefined when it is not the file's fault. */
export function fileRefusal(error: unknown, path: string): StartRefused | undefined {
  const code = String((error as NodeJS.ErrnoException).code ?? '');
  if (error instanceof StartRefused) return error;
  if (code === 'ENOENT') return new StartRefused(`${path} gibt es nicht.`);
  if (isBarred(code)) return new StartRefused(`${path} lässt sich nicht öffnen; bitte Pfad und Rechte prüfen.`);
  if (isFull(code)) return new StartRefused(`Der Datenträger von ${path} ist voll.`);
  if (code === '53100') return new StartRefused('Der Datenträger der Datenbank ist voll; es wurde nichts übernommen.');
  if (!(error instanceof BrokenFile) && !code.startsWith('Z_') && !isForeignValue(code)) return undefined;
  const what = 'beschädigt, unvollständig oder keine Sicherung von Leitstand';
  return new StartRefused(`${path} ist ${what}; es wurde nichts übernommen.`);
}
