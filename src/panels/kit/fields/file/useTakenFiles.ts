import { useState, type ClipboardEvent, type DragEvent } from 'react';

/** What an element does on which files are dropped or pasted, and whether one is held over it just now. */
export function useTakenFiles(onFiles: (files: Iterable<File>) => void) {
  const [isOver, setOver] = useState(false);
  const takes = {
    onDrop(event: DragEvent) {
      setOver(false);
      if (event.dataTransfer.files.length === 0) return;
      event.preventDefault();
      onFiles(event.dataTransfer.files);
    },
    onDragOver(event: DragEvent) {
      // A tab of the dock or a text is dragged across as well.
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onPaste(event: ClipboardEvent) {
      if (event.clipboardData.files.length === 0) return;
      event.preventDefault();
      event.stopPropagation();
      onFiles(event.clipboardData.files);
    },
  };
  return { isOver, takes };
}
