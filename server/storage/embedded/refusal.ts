/** The database cannot be started as things are; the message is one German sentence for the person at the machine. */
export class StartRefused extends Error {
  override name = 'StartRefused';
}

/** Another Leitstand works on this data directory. */
export class DataInUse extends StartRefused {
  override name = 'DataInUse';
}

const NO_SPACE = new Set(['ENOSPC', 'EDQUOT', '53100']);
const NO_ACCESS = new Set(['EACCES', 'EPERM', 'EROFS']);

/** Turns whatever broke during the start into a sentence that says what to do about it. */
export function refusalFor(error: unknown, dataDir: string): StartRefused {
  if (error instanceof StartRefused) return error;
  const code = codeOf(error);
  const text = error instanceof Error ? error.message : String(error);
  if (NO_SPACE.has(code) || saysDiskFull(text))
    return new StartRefused(`Der Datenträger von ${dataDir} ist voll; bitte Platz schaffen und neu starten.`);
  if (NO_ACCESS.has(code))
    return new StartRefused(
      `Leitstand darf in ${dataDir} nicht arbeiten (${text}); bitte die Rechte prüfen oder DATA_DIR auf ein eigenes Verzeichnis setzen.`,
    );
  return new StartRefused(`Die Datenbank in ${dataDir} ließ sich nicht starten: ${text}`, { cause: error });
}

/** The error code of Node or PostgreSQL, or nothing. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return String(error.code);
}

function saysDiskFull(text: string): boolean {
  return text.includes('No space left on device') || text.includes('Disk quota exceeded');
}
