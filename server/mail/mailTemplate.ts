/** Rows under a heading, for example the free rides of an offer mail. */
export type Table = { readonly head: readonly string[]; readonly rows: readonly (readonly string[])[] };
/** What a placeholder stands for: a text, several lines, or a table; nothing lets its line fall away. */
export type Value = string | readonly string[] | Table | null | undefined;
/** A piece of a mail, the same in plain text and in HTML. */
export type Block =
  | { readonly kind: 'lines'; readonly lines: readonly string[] }
  | { readonly kind: 'items'; readonly lines: readonly string[] }
  | ({ readonly kind: 'table' } & Table);

type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

/**
 * The wording of a mail as `mail-templates.md` has it: `{name}` is filled in, a line with an empty placeholder falls
 * away, and so does a part in square brackets; blank lines part paragraphs, lines that begin with "- " are a list.
 */
export type MailTemplate<Name extends string = string> = {
  readonly key: string;
  readonly subject: string;
  readonly text: string;
  /** Stands below the text, whoever has worded it. */
  readonly appendix?: string;
  /** Placeholders that the wording does not use and that somebody may use who words it anew. */
  readonly also?: readonly Name[];
  /** What the mail is sent for: whoever words it anew keeps it, in a line that cannot fall away. */
  readonly needs?: Name;
  /** Carries the names of the placeholders through inference; never present at run time. */
  readonly placeholder?: Name;
};

/** Declares the wording of a mail; whoever fills it in must know every placeholder. */
export function defineMail<
  const Subject extends string,
  const Text extends string,
  const Also extends string = never,
>(mail: {
  key: string;
  subject: Subject;
  text: Text;
  appendix?: string;
  also?: readonly Also[];
  needs?: Placeholders<Text>;
}): MailTemplate<Placeholders<Subject | Text> | Also> {
  return mail as MailTemplate<Placeholders<Subject | Text> | Also>;
}

/** The subject in one line, empty when one of its placeholders is. */
export function subjectOf<Name extends string>(
  { subject }: MailTemplate<Name>,
  values: Readonly<Record<Name, Value>>,
): string {
  return (filled(subject, values) ?? '').replace(/\s+/g, ' ').trim().slice(0, 300);
}

/** The paragraphs, lists and tables of the mail, without what has no value. */
export function blocksOf<Name extends string>(
  { text, appendix = '' }: MailTemplate<Name>,
  values: Readonly<Record<Name, Value>>,
): Block[] {
  return `${text.trim()}\n\n${appendix.trim()}`
    .trim()
    .split(/\n{2,}/)
    .flatMap((paragraph) => blocksOfParagraph(paragraph, values));
}

/** The lines of a text that fall away, because something in them has no value. */
export function droppedLines<Name extends string>(
  { text }: MailTemplate<Name>,
  values: Readonly<Record<Name, Value>>,
): string[] {
  return text
    .split('\n')
    .filter((line) => !isTable(tableIn(line, values)) && line.trim() !== '' && filled(line, values) === undefined);
}

function blocksOfParagraph(paragraph: string, values: Readonly<Record<string, Value>>): Block[] {
  const blocks: Block[] = [];
  let lines: string[] = [];
  const close = () => {
    const isList = lines.length > 0 && lines.every((it) => it.startsWith('- '));
    if (lines.length > 0)
      blocks.push(isList ? { kind: 'items', lines: lines.map((it) => it.slice(2)) } : { kind: 'lines', lines });
    lines = [];
  };
  for (const line of paragraph.split('\n')) {
    const whole = tableIn(line, values);
    const isItem = line.startsWith('- ');
    if (lines.length > 0 && isItem !== lines[0]?.startsWith('- ')) close();
    if (isTable(whole)) {
      close();
      if (whole.rows.length > 0) blocks.push({ kind: 'table', ...whole });
    } else {
      lines.push(...(filled(line, values)?.split('\n') ?? []));
    }
  }
  close();
  return blocks;
}

/** The line with its values; undefined when one that is not in brackets has none. */
function filled(line: string, values: Readonly<Record<string, Value>>): string | undefined {
  let text = '';
  for (const [, optional, fixed] of line.matchAll(/\[([^\]]*)\]|([^[]+)/g)) {
    const part = substituted(optional ?? fixed ?? '', values);
    if (part === undefined && fixed !== undefined) return undefined;
    text += part ?? '';
  }
  return text;
}

/** Sentences of the wordings that speak of what is counted without its number, for one of it. */
const sentenceOfOne: Readonly<Record<string, string>> = {
  'kommen zu Ihnen bzw. verlassen Sie folgende Fahrzeuge:': 'kommt zu Ihnen bzw. verlässt Sie folgendes Fahrzeug:',
};
/** What the wordings count, for one of it: they are written in the plural. */
const singular: Readonly<Record<string, string>> = {
  Fahrzeuge: 'Fahrzeug',
  'freie Fahrten': 'freie Fahrt',
  Fahrten: 'Fahrt',
  Aufträge: 'Auftrag',
  Bildern: 'Bild',
};
const placeholders = new RegExp(`\\{(\\w+)\\}(?: (${Object.keys(singular).join('|')})\\b)?`, 'g');

/** A window of which people may know one end alone. */
const windows = /\{(\w+)From\} bis \{\1To\} Uhr/g;

function openWindow(values: Readonly<Record<string, Value>>, window: string, name: string): string {
  const [from, to] = [values[`${name}From`], values[`${name}To`]];
  if (from && to) return window;
  return from ? `ab {${name}From} Uhr` : `bis {${name}To} Uhr`;
}

function substituted(given: string, values: Readonly<Record<string, Value>>): string | undefined {
  let isComplete = true;
  const part = given.replace(windows, (window, name: string) => openWindow(values, window, name));
  const sentence = values['count'] === '1' ? Object.keys(sentenceOfOne).find((it) => part.includes(it)) : undefined;
  const wording = sentence === undefined ? part : part.replace(sentence, sentenceOfOne[sentence] ?? sentence);
  const text = wording.replace(placeholders, (_, name: string, counted?: string) => {
    const value = values[name];
    const filling = Array.isArray(value)
      ? value.filter(Boolean).join('\n')
      : typeof value === 'string'
        ? value.trim()
        : '';
    if (filling === '') isComplete = false;
    return counted === undefined ? filling : `${filling} ${filling === '1' ? (singular[counted] ?? counted) : counted}`;
  });
  return isComplete ? text : undefined;
}

/** What a line stands for that is nothing but one placeholder. */
function tableIn(line: string, values: Readonly<Record<string, Value>>): Value {
  return values[/^\{(\w+)\}$/.exec(line.trim())?.[1] ?? ''];
}

function isTable(value: Value): value is Table {
  return typeof value === 'object' && value !== null && 'rows' in value;
}
