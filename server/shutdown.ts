/**
 * One Ctrl-C reaches the whole process group, and npm passes it on once more: what comes within this time is still the
 * same wish.
 */
const sameWishMs = 1_000;

/**
 * Ends the program in order on SIGTERM or Ctrl-C; whoever presses Ctrl-C again after a moment does not want to wait.
 */
export function stopOnSignals(stop: () => Promise<void>, print: (line: string) => void): void {
  let askedAt: number | undefined;
  const onSignal = (signal: NodeJS.Signals) => {
    if (askedAt !== undefined) {
      if (performance.now() - askedAt >= sameWishMs) process.exit(signal === 'SIGINT' ? 130 : 143);
      return;
    }
    askedAt = performance.now();
    print('Leitstand wird beendet; was gerade läuft, wird noch fertig (noch einmal Strg+C: sofort) …');
    stop().then(
      () => {
        print('Leitstand ist beendet.');
        process.exit(0);
      },
      (error: unknown) => {
        print(`Leitstand ließ sich nicht sauber beenden: ${error instanceof Error ? error.message : String(error)}`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
