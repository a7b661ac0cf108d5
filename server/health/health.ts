/** Something an administrator should see to while Leitstand still serves. */
export type Warning = {
  /** Names the warning for machines: label of its metric, stable for ever. */
  readonly code: string;
  /** Two or three German words for the status bar. */
  readonly title: string;
  /**
   * One German sentence that says what to do; for administrators and the log, since it may name places of the machine.
   */
  readonly message: string;
  /** The same for anybody who asks, without places of the machine. */
  readonly openly: string;
};

/** Who finds out that the installation cannot serve; what stands first is told first. */
const sources = ['stopping', 'embedded', 'connection'] as const;
export type FailureSource = (typeof sources)[number];

/** How the installation is now; what one process sees, never what two must agree on. */
export type Health = {
  /** All data is invented, so that the logins may be shown. */
  holdsDemo: boolean;
  /** Why nobody can be served, one German sentence; null when all can. */
  readonly failure: string | null;
  readonly warnings: readonly Warning[];
  /** When the last backup was made by itself and read back; null before the first. */
  readonly lastBackup: string | null;
  /** Notes why it cannot serve, or (null) that this reason is gone. */
  fails(source: FailureSource, reason: string | null): void;
  /** Notes all that administrators should see to now. */
  warns(warnings: readonly Warning[]): void;
  /** Notes when the last backup was made. */
  backedUp(at: string | null): void;
  /** Calls back whenever something of it has changed. */
  onChange(listener: () => void): void;
};

/** A healthy installation without demo data until somebody says otherwise. */
export function newHealth(): Health {
  const failures = new Map<FailureSource, string>();
  const listeners: (() => void)[] = [];
  let warnings: readonly Warning[] = [];
  let lastBackup: string | null = null;
  const failure = () => sources.map((it) => failures.get(it)).find((it) => it !== undefined) ?? null;
  const tell = () => {
    for (const listener of listeners) listener();
  };
  return {
    holdsDemo: false,
    get failure() {
      return failure();
    },
    get warnings() {
      return warnings;
    },
    get lastBackup() {
      return lastBackup;
    },
    fails(source, reason) {
      const before = failure();
      if (reason === null) failures.delete(source);
      else failures.set(source, reason);
      if (failure() !== before) tell();
    },
    warns(found) {
      const isSame =
        found.length === warnings.length &&
        found.every((it, at) => it.code === warnings[at]?.code && it.message === warnings[at].message);
      warnings = found;
      if (!isSame) tell();
    },
    backedUp(at) {
      const isSame = at === lastBackup;
      lastBackup = at;
      if (!isSame) tell();
    },
    onChange(listener) {
      listeners.push(listener);
    },
  };
}
