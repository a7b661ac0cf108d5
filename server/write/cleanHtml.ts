import sanitizeHtml from 'sanitize-html';
import type { Fields } from '../../src/domain/define/field.ts';
import { hasPictures, pictureAt } from '../../src/domain/define/picturesInText.ts';

const permitted: sanitizeHtml.IOptions = {
  allowedTags: ['p', 'br', 'strong', 'b', 'em', 'i', 'u', 's', 'h2', 'h3', 'ul', 'ol', 'li', 'a', 'blockquote', 'hr'],
  allowedAttributes: { a: ['href', 'title'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  disallowedTagsMode: 'discard',
};
/** The same with pictures that we store, by their addresses; who may read them is asked where the text is written. */
const permittedWithPictures: sanitizeHtml.IOptions = {
  ...permitted,
  allowedTags: [...(permitted.allowedTags as string[]), 'img'],
  allowedAttributes: { ...permitted.allowedAttributes, img: ['src', 'alt'] },
  transformTags: {
    img: (tagName, { src = '', alt = '' }) => {
      const iri = pictureAt(src);
      return { tagName, attribs: iri === undefined ? {} : { src: iri, alt } };
    },
  },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
};

/**
 * Rich text as it may be stored: structure, links and, where the field takes them, stored pictures stay; everything
 * that could run or load is dropped.
 */
export function withCleanHtml(fields: Fields, values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const field = fields[name];
      return [
        name,
        field?.kind === 'richText' && typeof value === 'string' ? cleaned(value, hasPictures(field)) : value,
      ];
    }),
  );
}

function cleaned(html: string, isPictured: boolean): string {
  return spelledAsByBrowsers(sanitizeHtml(html, isPictured ? permittedWithPictures : permitted));
}

/** An editor writes what it was given as its browser spells it, so that a text which nobody changed stays as it is. */
function spelledAsByBrowsers(html: string): string {
  return html.replaceAll(/<(br|hr|img)((?: [^<>]*)?) \/>/g, '<$1$2>').replaceAll('\u00A0', '&nbsp;');
}
