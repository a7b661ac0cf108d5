import { arePicturesDrawn, notePicturesDrawn } from './demo/progressFact.ts';
import type { Files } from './files/files.ts';
import type { Hub } from './http/live/hub.ts';
import type { Database } from './storage/database.ts';
import type { OpenScope } from './write/scope.ts';

type Drawing = {
  readonly database: Database;
  readonly openScope: OpenScope;
  readonly files: Files;
  readonly hub: Hub;
  readonly print: (line: string) => void;
  /** At most so many protocols get pictures; 0 leaves everything without. */
  readonly max: number;
  readonly signal: AbortSignal;
};

/** Draws the pictures of the demo data once these are complete; what is left when the server ends is the next one's. */
export async function drawDemo({ database, openScope, files, hub, print, max, signal }: Drawing): Promise<void> {
  if (signal.aborted || max === 0 || (await arePicturesDrawn(database.pool))) return;
  try {
    const { fillPictures } = await import('./demo/pictures/fillPictures.ts');
    await fillPictures({
      database,
      openScope,
      files,
      max,
      clock: () => new Date(),
      signal,
      onProgress: ({ done, of }) => hub.progress({ task: 'demoPictures', label: 'Demobilder', done, of }),
    });
    if (signal.aborted) return;
    await notePicturesDrawn(database.pool);
    print('Die Bilder der Demodaten sind gezeichnet.');
  } catch (error) {
    if (signal.aborted) return;
    print(
      `Die Bilder der Demodaten ließen sich nicht zeichnen: ${error instanceof Error ? error.message : String(error)}`,
    );
  }
}
