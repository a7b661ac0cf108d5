/** The text of a file, without its marks where it is a page. */
export function plainText(file: Buffer): string {
  const text = decoded(file);
  return /^\s*(?:<!doctype html|<html)/iu.test(text) ? textOfHtml(text) : text;
}

/** In the writing that the file has: UTF-8 or UTF-16 where it says so, else that of Windows. */
function decoded(file: Buffer): string {
  if (file[0] === 0xff && file[1] === 0xfe) return new TextDecoder('utf-16le').decode(file);
  if (file[0] === 0xfe && file[1] === 0xff) return new TextDecoder('utf-16be').decode(file);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(file);
  } catch {
    return new TextDecoder('windows-1252').decode(file);
  }
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  auml: 'ä',
  ouml: 'ö',
  uuml: 'ü',
  Auml: 'Ä',
  Ouml: 'Ö',
  Uuml: 'Ü',
  szlig: 'ß',
  eacute: 'é',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  euro: '€',
  bdquo: '„',
  ldquo: '“',
  rdquo: '”',
  shy: '',
  zwnj: '',
  scaron: 'š',
  Scaron: 'Š',
};

/**
 * The text of a page: lines where its blocks end, gaps between the cells of a row; nothing in it runs or is fetched.
 */
export function textOfHtml(html: string): string {
  return html
    .slice(0, 2_000_000)
    .replaceAll(/<!--[^]*?(?:-->|$)/gu, '')
    .replaceAll(/<(script|style|head|title|noscript|template)\b[^]*?(?:<\/\1\s*>|$)/giu, '')
    .replaceAll(/\s+/gu, ' ')
    .replaceAll(
      /<br\b[^>]*>|<\/(?:p|div|tr|li|h[1-6]|table|blockquote|section|article)\s*>|<(?:p|div|table|hr|ul|ol)\b[^>]*>/giu,
      '\n',
    )
    .replaceAll(/<\/t[dh]\s*>/giu, '   ')
    .replaceAll(/<[^>]*>?/gu, '')
    .replaceAll(
      /&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|(\w{2,10}));/giu,
      (whole, hex?: string, decimal?: string, name?: string) =>
        name === undefined
          ? letterOf(hex === undefined ? Number(decimal) : Number.parseInt(hex, 16))
          : (entities[name] ?? whole),
    )
    .replaceAll(/^ (?! )| +$/gmu, '')
    .replaceAll(/\n{3,}/gu, '\n\n')
    .trim();
}

function letterOf(code: number): string {
  return code >= 32 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : ' ';
}
