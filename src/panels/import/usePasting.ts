import { useEffect, useRef, type RefObject } from 'react';
import type { ImportSource } from '../../api/imports.ts';
import { formatDate } from '../../domain/time/formatDay.ts';
import { companyZone, timeIn, todayIn } from '../../domain/time/zone.ts';
import { pastedText } from './pastedText.ts';

/** Rows of text as a file that says when they came. */
export function rowsAsFile(text: string, now = new Date()): ImportSource {
  const time = timeIn(companyZone, now).replace(':', '.');
  const name = `Eingefügt ${formatDate(todayIn(companyZone, now))} ${time}.txt`;
  return { file: new File([text], name, { type: 'text/plain' }), isText: true };
}

/** Ctrl+V anywhere in the panel takes rows or a copied file; what is typed into keeps what is pasted there. */
export function usePasting(onTake: (source: ImportSource) => void): RefObject<HTMLDivElement | null> {
  const frame = useRef<HTMLDivElement>(null);
  const latest = useRef(onTake);
  useEffect(() => {
    latest.current = onTake;
  });
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const data = event.clipboardData;
      if (!data || !(event.target instanceof Element) || !isMeant(event.target, frame.current)) return;
      const [file] = data.files;
      const text = pastedText(data);
      if (!file && text.trim() === '') return;
      event.preventDefault();
      // A spreadsheet puts a picture of its cells beside them.
      const isBook = file?.name.toLowerCase().endsWith('.xlsx') === true || text.trim() === '';
      latest.current(file && isBook ? { file, isText: false } : rowsAsFile(text));
    };
    document.addEventListener('paste', paste);
    return () => document.removeEventListener('paste', paste);
  }, []);
  return frame;
}

/** The panel has the keyboard, or nothing has while the panel is in sight. */
function isMeant(target: Element, frame: HTMLElement | null): boolean {
  if (!frame || target.closest('input, textarea, [contenteditable], [role=dialog]')) return false;
  const panel = frame.closest('[data-panel-url]') ?? frame;
  return panel.contains(target) || (target === document.body && frame.checkVisibility());
}
