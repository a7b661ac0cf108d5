import { useEffect, useState } from 'react';

const taken = new Set<string>();

/** What tells the tabs of several new records of one kind apart before anything is typed: '', ' 2', ' 3' … */
export function useFormNumber(kind: string | null): string {
  const [number, setNumber] = useState(1);
  useEffect(() => {
    if (kind === null) return;
    let free = 1;
    while (taken.has(`${kind} ${String(free)}`)) free += 1;
    const ours = `${kind} ${String(free)}`;
    taken.add(ours);
    setNumber(free);
    return () => void taken.delete(ours);
  }, [kind]);
  return number === 1 ? '' : ` ${String(number)}`;
}
