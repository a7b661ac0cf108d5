import type { Editor } from '@tiptap/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { pictureName } from './pictureNode.tsx';
import type { PictureTools } from './pictureTools.ts';

/** A picture on its way: its name, and the part that is sent, 0 to 1. */
type Underway = { readonly name: string; readonly part: number };
type Waiting = { readonly file: File; at: number };

/**
 * Sends pictures that somebody chose, dropped or pasted, one after the other, and puts each where it was meant to
 * stand, whatever is written meanwhile.
 */
export function usePictures(tools: PictureTools | undefined, onUnderway: (isUnderway: boolean) => void) {
  const [underway, setUnderway] = useState<Underway>();
  const [problems, setProblems] = useState<readonly string[]>([]);
  const running = useRef<AbortController>(undefined);
  const queue = useRef<Waiting[]>([]);
  useEffect(() => () => running.current?.abort(), []);

  async function sendAll(editor: Editor, { send, reasonOf }: PictureTools): Promise<void> {
    const own = new AbortController();
    running.current = own;
    const follow = ({ transaction }: { transaction: Editor['state']['tr'] }) => {
      for (const it of queue.current) it.at = transaction.mapping.map(it.at);
    };
    editor.on('transaction', follow);
    onUnderway(true);
    for (let next = queue.current[0]; next && !own.signal.aborted; next = queue.current[0]) {
      const { name } = next.file;
      const onProgress = (part: number) => setUnderway({ name, part });
      onProgress(0);
      try {
        const src = await send(next.file, { signal: own.signal, onProgress });
        if (!own.signal.aborted) insert(editor, src, next.at);
      } catch (error) {
        if (!own.signal.aborted) setProblems((known) => [...known, `${name}: ${reasonOf(error)}`]);
      }
      queue.current = queue.current.slice(1);
    }
    editor.off('transaction', follow);
    queue.current = [];
    running.current = undefined;
    setUnderway(undefined);
    onUnderway(false);
  }

  return {
    underway,
    problems,
    tell: useCallback((problem: string) => setProblems([problem]), []),
    stop: () => running.current?.abort(),
    /** Takes files for a place in the text. */
    take(editor: Editor, files: Iterable<File>, at: number): void {
      if (!tools) return;
      const judged = [...files].map((file) => ({ file, problem: tools.problemOf(file) }));
      setProblems(judged.flatMap(({ file, problem }) => (problem === undefined ? [] : [`${file.name}: ${problem}`])));
      const isRunning = queue.current.length > 0;
      queue.current.push(...judged.flatMap(({ file, problem }) => (problem === undefined ? [{ file, at }] : [])));
      if (!isRunning && queue.current.length > 0) void sendAll(editor, tools);
    },
  };
}

/** Several pictures for one place follow each other: a place moves behind what is put there. */
function insert(editor: Editor, src: string, at: number): void {
  const { state, view } = editor;
  const node = state.schema.nodes[pictureName]?.create({ src, alt: '' });
  if (node) view.dispatch(state.tr.replaceRangeWith(at, at, node));
}
