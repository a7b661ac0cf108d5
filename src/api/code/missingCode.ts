import { OfflineError } from '../apiErrors.ts';
import { pollVersion } from '../live/version.ts';

/**
 * The code of a part of the console did not come: there is no line, or the server has a newer Leitstand and the old
 * code no more.
 */
export class MissingCode extends Error {
  override readonly name = 'MissingCode';
  readonly isOffline: boolean;

  constructor(isOffline: boolean) {
    super(
      isOffline
        ? 'Keine Verbindung zum Server.'
        : 'Leitstand wurde vermutlich gerade erneuert. Bitte laden Sie die Seite neu; Ihre Eingaben bleiben als Entwurf erhalten.',
    );
    this.isOffline = isOffline;
  }
}

/** Asks for code, and when it does not come, asks the server why. */
export async function fetchCode<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(async () => {
    throw new MissingCode(
      await pollVersion().then(
        () => false,
        (error: unknown) => error instanceof OfflineError,
      ),
    );
  });
}
