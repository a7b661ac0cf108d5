/** A text in three parts: what it shares with the other at both ends, and what is its own between. */
export type Parts = { readonly before: string; readonly own: string; readonly after: string };

/** What a text has that the other has not, cut at whole words. */
export function differenceOf(text: string, other: string): Parts {
  const [words, others] = [split(text), split(other)];
  const shortest = Math.min(words.length, others.length);
  let head = 0;
  while (head < shortest && words[head] === others[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && words.at(-1 - tail) === others.at(-1 - tail)) tail += 1;
  return {
    before: words.slice(0, head).join(''),
    own: words.slice(head, words.length - tail).join(''),
    after: words.slice(words.length - tail).join(''),
  };
}

function split(text: string): string[] {
  return text.split(/(?<=\s)/);
}
