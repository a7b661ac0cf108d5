import { useEffect, useState } from 'react';
import { ApiError } from '../../api/apiErrors.ts';
import { callOpenly } from '../../api/call.ts';
import { addressOf } from '../../domain/define/call.ts';
import type { systemHealth } from '../../domain/system/systemCalls.ts';

export type SystemState = {
  readonly state: 'asking' | 'ready' | 'starting' | 'unreachable';
  /** Why the system cannot serve yet, in the words of the server. */
  readonly reason?: string;
  readonly version?: string;
  /** The system runs on invented data and its logins may be shown. */
  readonly hasDemo: boolean;
  /** Nobody can sign in yet: the first administrator must be made. */
  readonly needsSetup: boolean;
};

const waitMs = { ready: 30_000, other: 2_000 } as const;
const first: SystemState = { state: 'asking', hasDemo: false, needsSetup: false };

async function ask(): Promise<SystemState> {
  try {
    const { demo, setup, version } = await callOpenly(
      addressOf<typeof systemHealth>('GET /health'),
      {},
      { timeoutMs: 5_000 },
    );
    return { state: 'ready', hasDemo: demo, needsSetup: setup, version };
  } catch (error) {
    if (error instanceof ApiError && error.status === 503)
      return { ...first, state: 'starting', reason: error.detail || error.title };
    return { ...first, state: 'unreachable' };
  }
}

/** Whether the system can serve, asked again and again so that the login opens by itself. */
export function useSystemState(): SystemState {
  const [system, setSystem] = useState(first);
  useEffect(() => {
    let timer: number | undefined;
    let left = false;
    const loop = async () => {
      const next = await ask();
      if (left) return;
      setSystem((known) => (next.state === 'ready' || !known.version ? next : { ...next, version: known.version }));
      timer = window.setTimeout(() => void loop(), next.state === 'ready' ? waitMs.ready : waitMs.other);
    };
    void loop();
    return () => {
      left = true;
      window.clearTimeout(timer);
    };
  }, []);
  return system;
}
