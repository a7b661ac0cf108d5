import sanitizeHtml from 'sanitize-html';
import type { Fields } from '../../src/domain/define/field.ts';

const permitted: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'a', 'blockquote', 'hr'],
  allowedAttributes: { a: ['href', 'title'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  disallowedTagsMode: 'discard',
};

/** Rich text as it may be stored: structure and links stay, everything that could run or load is dropped. */
export function withCleanHtml(fields: Fields, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      fields[name]?.kind === 'richText' && typeof value === 'string' ? sanitizeHtml(value, permitted) : value,
    ]),
  );
}
