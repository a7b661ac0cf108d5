/** A piece of a text: as it is, or a placeholder that is known or not. */
export type Token = { readonly text: string; readonly at: number; readonly kind: 'text' | 'known' | 'unknown' };

/** The text in pieces, so that its placeholders can be shown as such. */
export function tokensIn(text: string, known: ReadonlySet<string>): Token[] {
  const tokens: Token[] = [];
  let from = 0;
  for (const found of text.matchAll(/\{([^{}\n]{0,60})\}/g)) {
    if (found.index > from) tokens.push({ text: text.slice(from, found.index), at: from, kind: 'text' });
    tokens.push({ text: found[0], at: found.index, kind: known.has(found[1] ?? '') ? 'known' : 'unknown' });
    from = found.index + found[0].length;
  }
  if (from < text.length) tokens.push({ text: text.slice(from), at: from, kind: 'text' });
  return tokens;
}

/** A placeholder that is being typed: where it begins, and what of it stands before the caret. */
export type Begun = { readonly at: number; readonly query: string };

/** The placeholder before the caret that is not closed yet; nothing where none was begun. */
export function begunAt(text: string, caret: number): Begun | undefined {
  const found = /\{([\wäöüÄÖÜß]{0,40})$/.exec(text.slice(0, caret));
  return found ? { at: found.index, query: found[1] ?? '' } : undefined;
}

/** The text with the chosen placeholder in place of the one begun, and where the caret stands then. */
export function completed(
  text: string,
  { at, query }: Begun,
  name: string,
): { readonly text: string; readonly caret: number } {
  const end = at + 1 + query.length;
  const rest = text.slice(end).replace(/^\w*\}/, '');
  const inserted = `{${name}}`;
  return { text: `${text.slice(0, at)}${inserted}${rest}`, caret: at + inserted.length };
}

/** Those whose name or label holds what was typed; those that begin with it first. */
export function matching<P extends { readonly name: string; readonly label: string }>(
  all: readonly P[],
  query: string,
): P[] {
  const wanted = query.toLowerCase();
  const begins = (it: P) => it.name.toLowerCase().startsWith(wanted) || it.label.toLowerCase().startsWith(wanted);
  const holds = (it: P) => it.name.toLowerCase().includes(wanted) || it.label.toLowerCase().includes(wanted);
  return [...all.filter(begins), ...all.filter((it) => !begins(it) && holds(it))];
}
