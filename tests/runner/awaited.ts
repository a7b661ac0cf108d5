import { hangsAfterMs } from './patienceMs.ts';

/** What never comes fails by its own name, before the whole test is said to hang. */
export async function awaited<T>(what: string, coming: Promise<T>, afterMs = hangsAfterMs / 3): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const never = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`Waited ${String(afterMs / 1_000)} seconds in vain for ${what}.`));
    }, afterMs);
  });
  try {
    return await Promise.race([coming, never]);
  } finally {
    clearTimeout(timer);
  }
}
