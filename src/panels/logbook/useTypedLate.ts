import { useEffect, useEffectEvent, useState } from 'react';

const quietMs = 300;

/** A text that is taken over once nobody has typed for a moment; what comes from elsewhere shows at once. */
export function useTypedLate(value: string, onChange: (value: string) => void): [string, (typed: string) => void] {
  const [typed, type] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    type(value);
  }
  const take = useEffectEvent(() => onChange(typed));
  useEffect(() => {
    if (typed === value) return;
    const timer = setTimeout(take, quietMs);
    return () => clearTimeout(timer);
  }, [typed, value]);
  return [typed, type];
}
