/** Ends the program in order on SIGTERM or Ctrl-C; whoever presses Ctrl-C again does not want to wait. */
export function stopOnSignals(stop: () => Promise<void>, print: (line: string) => void): void {
  let isStopping = false;
  const onSignal = (signal: NodeJS.Signals) => {
    if (isStopping) process.exit(signal === 'SIGINT' ? 130 : 143);
    isStopping = true;
    print('Leitstand wird beendet …');
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
