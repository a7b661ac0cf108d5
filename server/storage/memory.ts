import { behind } from './readingFor.ts';

/** Answers that may be a little old, kept for each database apart. */
export type Memory<T> = {
  get(owner: object, key: string): T | undefined;
  set(owner: object, key: string, value: T): void;
};

/** Keeps answers for so many milliseconds, and only so many of them; the oldest go first. */
export function memory<T>({
  milliseconds,
  max,
  now = () => performance.now(),
}: {
  milliseconds: number;
  max: number;
  now?: () => number;
}): Memory<T> {
  const owners = new WeakMap<object, Map<string, { value: T; until: number }>>();
  return {
    get(owner, key) {
      const found = owners.get(behind(owner))?.get(key);
      return found && found.until > now() ? found.value : undefined;
    },
    set(owner, key, value) {
      const kept = owners.get(behind(owner)) ?? new Map<string, { value: T; until: number }>();
      owners.set(behind(owner), kept);
      kept.delete(key);
      kept.set(key, { value, until: now() + milliseconds });
      const [oldest] = kept.keys();
      if (kept.size > max && oldest !== undefined) kept.delete(oldest);
    },
  };
}
