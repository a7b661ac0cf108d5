/** Lets files be dropped and pasted anywhere: what no field or panel takes for itself becomes a draft of a contract. */
export function takeDroppedFiles(): () => void {
  /** A picture of the console that is dragged is a file too. */
  let isOwn = false;
  const over = (event: DragEvent) => {
    if (!event.defaultPrevented && event.dataTransfer?.types.includes('Files')) event.preventDefault();
  };
  const drop = (event: DragEvent) => {
    const files = [...(event.dataTransfer?.files ?? [])];
    if (event.defaultPrevented || files.length === 0) return;
    event.preventDefault();
    if (!isOwn) void import('../panels/intake/openIntake.ts').then((it) => it.openIntake(files));
  };
  const paste = (event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])];
    const isTyped = event.target instanceof Element && event.target.closest('input, textarea, [contenteditable]');
    if (event.defaultPrevented || isTyped || files.length === 0) return;
    void import('../panels/intake/openIntake.ts').then((it) => it.openIntake(files.filter(it.isIntakeFile)));
  };
  const stop = new AbortController();
  const { signal } = stop;
  addEventListener('dragstart', () => (isOwn = true), { signal });
  addEventListener('dragend', () => (isOwn = false), { signal });
  addEventListener('dragover', over, { signal });
  addEventListener('drop', drop, { signal });
  addEventListener('paste', paste, { signal });
  return () => stop.abort();
}
