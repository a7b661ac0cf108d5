import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { messageOf } from '../../../../api/apiErrors.ts';
import { uploadFile } from '../../../../api/uploads.ts';
import { fileTexts, limits, paperType } from '../../../../domain/file/storedFile.ts';
import type { ControlProps } from '../control.ts';

type Asked = Pick<ControlProps, 'field' | 'onChange' | 'onProblem'> & { readonly filePath: string };
export type Upload = {
  /** The part that is sent, 0 to 1; undefined while nothing is. */
  readonly part: number | undefined;
  /** Why the last file was not taken; what was there before stays. */
  readonly problem: string | undefined;
  send(files: Iterable<File>): void;
  stop(): void;
};

/** Sends the file that somebody chose, dropped or pasted; what the server would refuse anyway is not sent. */
export function useUpload({ field, onChange, onProblem, filePath }: Asked): Upload {
  const [part, setPart] = useState<number>();
  const [problem, setProblem] = useState<string>();
  const running = useRef<AbortController>(undefined);
  // An entry may have another place by the time its file is there.
  const place = useRef(onChange);
  useLayoutEffect(() => {
    place.current = onChange;
  });
  useEffect(() => () => running.current?.abort(), []);

  async function take(file: File): Promise<void> {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    setPart(0);
    setProblem(undefined);
    // Saved meanwhile, the record would not name it.
    onProblem?.('Die Datei wird noch übertragen.');
    try {
      const iri = await uploadFile(file, { filePath, signal: own.signal, onProgress: setPart });
      if (running.current === own) place.current(iri);
    } catch (error) {
      if (running.current === own && !own.signal.aborted) setProblem(messageOf(error));
    } finally {
      if (running.current === own) {
        onProblem?.(undefined);
        setPart(undefined);
      }
    }
  }

  return {
    part,
    problem,
    send(files) {
      const [file, more] = files;
      const refusal = file && problemOf(file, { papers: field.papers === true, isAlone: more === undefined });
      if (refusal !== undefined) setProblem(refusal);
      else if (file) void take(file);
    },
    stop: () => running.current?.abort(),
  };
}

/** What can be said of a file without reading it. */
export function problemOf(file: File, { papers, isAlone }: { papers: boolean; isAlone: boolean }): string | undefined {
  if (!isAlone) return 'Bitte nur eine Datei auswählen.';
  if (file.size === 0) return fileTexts.empty;
  if (file.size > limits.bytes) return fileTexts.tooBig;
  if (/\.hei[cf]$/i.test(file.name)) return fileTexts.heic;
  return !papers && file.type === paperType ? fileTexts.onlyPictures : undefined;
}
