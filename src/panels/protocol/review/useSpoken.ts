import { useCallback, useState } from 'react';

/** A sentence for those who hear the screen; said again where it is the same as before. */
export function useSpoken(): { readonly spoken: string; readonly say: (text: string) => void } {
  const [spoken, setSpoken] = useState('');
  const say = useCallback((text: string) => setSpoken((before) => (before === text ? `${text} ` : text)), []);
  return { spoken, say };
}
