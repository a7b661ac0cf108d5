/** What may stand in the wording of a mail, and what must. */
export type WordingRules = {
  /** Names of the placeholders that the mail can fill in. */
  readonly known: readonly string[];
  /** What the mail is sent for, for example the link to choose a password. */
  readonly needs?: string | null;
  /** What may stand in one line with it, because it is never empty. */
  readonly beside?: readonly string[];
};
/** What is wrong with a wording, and the placeholder that was probably meant. */
export type WordingFault = { readonly reason: string; readonly name?: string; readonly meant?: string };

const shownName = 40;

/** What is wrong with a text, line by line; nothing for one that can be sent. */
export function wordingFaults(text: string, { known }: Pick<WordingRules, 'known'>): WordingFault[] {
  const lines = text.split('\n');
  return lines.flatMap((line, at) => faultsInLine(line, { known, place: lines.length > 1 ? `Zeile ${at + 1}: ` : '' }));
}

function faultsInLine(
  line: string,
  { known, place }: { known: readonly string[]; place: string },
): readonly WordingFault[] {
  const faults: WordingFault[] = [];
  let isOptional = false;
  for (let at = 0; at < line.length; at += 1) {
    const sign = line[at];
    if (sign === '[' && isOptional)
      return [...faults, { reason: `${place}Eine eckige Klammer darf keine zweite enthalten.` }];
    if (sign === '[') isOptional = true;
    if (sign === ']') isOptional = false;
    if (sign !== '{') continue;
    const end = line.indexOf('}', at);
    if (end < 0) {
      const begun = cut(line.slice(at));
      return [...faults, { reason: `${place}Dem Platzhalter „${begun}“ fehlt die schließende Klammer „}“.` }];
    }
    const name = line.slice(at + 1, end);
    if (!known.includes(name)) faults.push(unknownName(name, known, place));
    at = end;
  }
  return isOptional ? [...faults, { reason: `${place}Der eckigen Klammer „[“ fehlt die schließende „]“.` }] : faults;
}

function unknownName(name: string, known: readonly string[], place: string): WordingFault {
  const meant = nearest(name, known);
  const hint = meant === undefined ? '' : ` Gemeint ist wohl „{${meant}}“.`;
  return {
    reason: `${place}Den Platzhalter „${cut(`{${name}`)}}“ gibt es hier nicht.${hint}`,
    name,
    ...(meant !== undefined && { meant }),
  };
}

/** Why a text cannot do without what its mail is sent for; the line must be one that never falls away. */
export function neededFault(text: string, { needs, beside = [] }: WordingRules): WordingFault | undefined {
  if (!needs) return undefined;
  const isKept = text.split('\n').some((line) => {
    const fixed = line.replaceAll(/\[[^\]]*\]/g, '');
    const names = placeholdersIn(fixed);
    return names.includes(needs) && names.every((it) => it === needs || beside.includes(it));
  });
  if (isKept) return undefined;
  const reason = placeholdersIn(text).includes(needs)
    ? `Der Link „{${needs}}“ steht in einer Zeile, die entfallen kann. Bitte geben Sie ihm eine eigene.`
    : `Der Link „{${needs}}“ darf nicht fehlen: Seinetwegen geht diese Mail hinaus.`;
  return { reason };
}

/** The names of the placeholders in a text, each once. */
export function placeholdersIn(text: string): string[] {
  return [...new Set([...text.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name))];
}

function cut(text: string): string {
  return text.length > shownName ? `${text.slice(0, shownName)}…` : text;
}

/** The known name that differs least, where somebody may have mistyped it. */
function nearest(name: string, known: readonly string[]): string | undefined {
  if (name.length > shownName) return undefined;
  const [best] = known
    .map((it) => ({ it, steps: distance(name.toLowerCase(), it.toLowerCase()) }))
    .filter(({ steps }) => steps <= Math.max(1, Math.floor(name.length / 4)))
    .toSorted((one, other) => one.steps - other.steps);
  return best?.it;
}

/** How many letters have to be put in, taken out or exchanged. */
function distance(one: string, other: string): number {
  let row = [...other, ''].map((_, at) => at);
  for (const [at, letter] of [...one].entries()) {
    const above = row;
    row = [at + 1];
    for (const [place, second] of [...other].entries())
      row.push(
        Math.min((above[place + 1] ?? 0) + 1, (row[place] ?? 0) + 1, (above[place] ?? 0) + (letter === second ? 0 : 1)),
      );
  }
  return row.at(-1) ?? 0;
}
