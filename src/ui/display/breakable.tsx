import type { ReactNode } from 'react';

/** An address breaks before its @ and its dots, a number where it has spaces. */
export function breakable(value: string): readonly ReactNode[] {
  return value
    .split(/(?=[@.])/)
    .flatMap((part, at) => (at === 0 ? [part] : [<wbr key={`${String(at)}${part}`} />, part]));
}
