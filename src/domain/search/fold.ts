/** A text reduced to what is compared, with the place of each compared character in the text as people see it. */
export interface Folded {
  readonly text: string;
  readonly places: readonly number[];
}

const spelledOut: Readonly<Record<string, string>> = { ae: 'a', oe: 'o', ue: 'u' };

/** Names compare without case, accents and umlauts: Müller, Mueller and muller are the same, and so are ß and ss. */
export function foldName(text: string): Folded {
  return fold(text, (character) =>
    character
      .toLowerCase()
      .replaceAll('ß', 'ss')
      .normalize('NFD')
      .replace(/\p{Mn}/gu, ''),
  );
}

/** Numbers, plates and VINs compare without spaces, dashes and case, and O is the same as 0. */
export function foldCode(text: string): Folded {
  return fold(text, (character) =>
    character
      .toUpperCase()
      .replace(/[^\p{L}\p{N}]/gu, '')
      .replaceAll('O', '0'),
  );
}

/** The ae, oe and ue of a folded name shortened to one letter, so that both spellings of an umlaut meet. */
export function foldUmlauts(folded: Folded): Folded {
  let text = '';
  const places: number[] = [];
  for (let at = 0; at < folded.text.length; at++) {
    const short = spelledOut[folded.text.slice(at, at + 2)];
    text += short ?? folded.text[at];
    places.push(folded.places[at] ?? 0);
    if (short !== undefined) at++;
  }
  return { text, places };
}

function fold(text: string, reduce: (character: string) => string): Folded {
  let folded = '';
  const places: number[] = [];
  let place = 0;
  for (const character of text) {
    const reduced = reduce(character);
    folded += reduced;
    for (let i = 0; i < reduced.length; i++) places.push(place);
    place += character.length;
  }
  return { text: folded, places };
}
