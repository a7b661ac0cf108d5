import { chmodSync, existsSync, mkdirSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { codeOf, StartRefused } from './refusal.ts';
import type { Account } from './account.ts';

/** Characters initdb would hand to a shell unprotected. */
const UNSUITABLE = /["$`\\\p{Cc}]/u;

/**
 * Makes sure the data directory exists and is passable for the database account, whatever the umask, and gives its real
 * path. A directory that already holds something keeps its modes: they are the operator's decision.
 */
export function openDataDirectory(wanted: string, own: Account): string {
  const path = resolve(wanted);
  if (UNSUITABLE.test(path)) {
    throw new StartRefused(
      `Der Pfad ${path} enthält Zeichen, mit denen PostgreSQL nicht umgehen kann (" $ \` \\); bitte DATA_DIR anders wählen.`,
    );
  }
  try {
    makeMissing(path);
    const isOursAndEmpty = statSync(path).uid === own.uid && readdirSync(path).length === 0;
    if (isOursAndEmpty) chmodSync(path, own.uid === 0 ? 0o711 : 0o700);
    return realpathSync(path);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS', 'ENOTDIR', 'EEXIST'].includes(codeOf(error))) throw error;
    throw new StartRefused(
      `Das Konto ${own.name} kann das Verzeichnis ${path} nicht anlegen oder öffnen; bitte DATA_DIR auf ein eigenes Verzeichnis setzen.`,
    );
  }
}

function makeMissing(path: string): void {
  if (existsSync(path)) return;
  makeMissing(dirname(path));
  mkdirSync(path);
  chmodSync(path, 0o755);
}
