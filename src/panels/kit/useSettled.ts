import { useEffect, useState } from 'react';

const pauseMs = 300;

/** What was typed, once nobody types any more, so that not every letter asks. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), pauseMs);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}
