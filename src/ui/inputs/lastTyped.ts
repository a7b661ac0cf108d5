const paceMs = 500;
let typedAt = -Infinity;

/** Notes when a sign was typed last; shortcuts are none. */
export function noteTyping(): () => void {
  const note = ({ key, ctrlKey, altKey, metaKey, timeStamp }: KeyboardEvent) => {
    if (key.length === 1 && !ctrlKey && !altKey && !metaKey) typedAt = timeStamp;
  };
  document.addEventListener('keydown', note, { capture: true, passive: true });
  return () => document.removeEventListener('keydown', note, { capture: true });
}

/** Whether somebody is in the middle of typing: what comes up now must not take the next Enter for an answer. */
export function isTyping(now: number): boolean {
  return now - typedAt < paceMs;
}
