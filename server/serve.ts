import { demoLogins, demoPassword } from './demoData.ts';
import { startLeitstand, type Leitstand, type Surroundings } from './leitstand.ts';
import { readSettings, type Settings } from './settings.ts';
import { stopOnSignals } from './shutdown.ts';

/** Runs Leitstand until it is told to stop, and tells the person at the terminal where it is and how to get in. */
export async function serve(
  console: Surroundings['console'],
  afterStart?: (leitstand: Leitstand) => Promise<() => Promise<void>>,
): Promise<void> {
  const settings = readSettings(process.env);
  print(
    settings.databaseUrl === null
      ? `Daten: ${settings.dataDir} (DATA_DIR)`
      : `Datenbank: ${new URL(settings.databaseUrl).host} (DATABASE_URL), Dateien: ${settings.dataDir} (DATA_DIR)`,
  );
  const starting = startLeitstand({ settings, print, console });
  let finish: (() => Promise<void>) | undefined;
  stopOnSignals(async () => {
    const leitstand = await starting.catch(() => undefined);
    await finish?.();
    await leitstand?.stop();
  }, print);
  const leitstand = await starting;
  finish = await afterStart?.(leitstand);
  greet(leitstand, settings);
}

function greet({ address, holdsDemo, setupCode }: Leitstand, { host }: Settings): void {
  print(`Leitstand: ${address}${host === '0.0.0.0' || host === '::' ? ' (auf allen Adressen dieses Rechners)' : ''}`);
  if (holdsDemo) print(`Demodaten, Anmeldungen: ${demoLogins.join(', ')}; Passwort: ${demoPassword}`);
  if (setupCode !== null)
    print(
      `Noch leer: Bitte die Adresse öffnen und die erste Administratorin oder den ersten Administrator anlegen. Einmalcode: ${setupCode}`,
    );
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
