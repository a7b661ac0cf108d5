import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';
import { StartRefused } from './storage/embedded/refusal.ts';

/**
 * The secret behind tokens and unlock codes: as set, else made once and kept in the data directory for its owner alone.
 */
export function keepSecret({ secret, dataDir }: Pick<Settings, 'secret' | 'dataDir'>): string {
  if (secret !== null) return secret;
  const path = join(dataDir, 'secret');
  try {
    mkdirSync(dataDir, { recursive: true });
    try {
      writeFileSync(path, `${randomBytes(48).toString('base64url')}\n`, { flag: 'wx', mode: 0o600 });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const kept = readFileSync(path, 'utf8').trim();
    if (kept.length >= 32) return kept;
  } catch (error) {
    throw new StartRefused(
      `Das Geheimnis ${path} ließ sich nicht lesen oder anlegen (${(error as Error).message}); bitte die Rechte prüfen oder LEITSTAND_SECRET setzen.`,
    );
  }
  throw new StartRefused(
    `Das Geheimnis ${path} ist unvollständig; bitte eine Sicherung zurückspielen oder die Datei löschen, dann müssen sich alle neu anmelden.`,
  );
}
