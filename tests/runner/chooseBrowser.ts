import { chromiumsOnPath, type Environment } from '../browser/harness/chromium.ts';

/** What can be fetched where none is there. */
type Source = 'debian' | 'playwright';

/** The machine as far as browsers go. */
export type Machine = {
  readonly environment: Environment;
  /** Where Playwright keeps its own, there or not. */
  readonly playwrights: string;
  /** Whether it starts: a name on the PATH may be a mere signpost to a package that is not installed. */
  answers(program: string): boolean;
  /** Whether we may, and can, install packages of Debian. */
  readonly mayInstallPackages: boolean;
  say(line: string): void;
  fetch(source: Source): void;
};

export type Chosen = { readonly browser: string } | { readonly missing: string };

const howToGetIt =
  'bitte eins installieren (etwa „apt-get install chromium“) oder CHROMIUM_PATH auf sein Programm setzen.';
const announcements: Readonly<Record<Source, string>> = {
  debian: 'Kein Chromium gefunden; als root wird jetzt Debians Paket „chromium“ installiert (apt-get) …',
  playwright: 'Kein Chromium gefunden; Playwright lädt jetzt seines in den Zwischenspeicher dieses Kontos …',
};

/**
 * The browser of the tests: the one of CHROMIUM_PATH and no other, else the first on the PATH that starts, else
 * Playwright's own, else one that is fetched, which is said before; else one sentence on how to get one.
 */
export function chooseBrowser(machine: Machine): Chosen {
  const named = machine.environment.CHROMIUM_PATH;
  if (named)
    return machine.answers(named)
      ? { browser: named }
      : { missing: `CHROMIUM_PATH=${named} lässt sich nicht starten; ${howToGetIt}` };
  const there = firstThatAnswers(machine);
  if (there !== undefined) return { browser: there };
  const source = machine.mayInstallPackages ? 'debian' : 'playwright';
  machine.say(announcements[source]);
  machine.fetch(source);
  const fetched = firstThatAnswers(machine);
  return fetched === undefined
    ? { missing: `Für die Browsertests fehlt ein Chromium: ${howToGetIt}` }
    : { browser: fetched };
}

function firstThatAnswers({ environment, playwrights, answers }: Machine): string | undefined {
  return [...chromiumsOnPath(environment), playwrights].find(answers);
}
