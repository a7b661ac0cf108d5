import { DOMSerializer } from '@tiptap/pm/model';
import type { Editor } from '@tiptap/react';

/** After what is no paragraph the editor keeps an empty one to go on writing in; it is none of the text. */
const roomToWrite = /(<\/(?:h2|h3|ul|ol|blockquote)>|<hr>|<img [^>]*>)<p><\/p>$/;

/**
 * What stands in an editor, as it is stored; nothing is the empty text. Written in a document of its own: in that of
 * the console every picture would be fetched anew, by an address that needs a sign-in.
 */
export function htmlOf({ state: { doc, schema } }: Editor): string {
  const apart = document.implementation.createHTMLDocument();
  const content = DOMSerializer.fromSchema(schema).serializeFragment(doc.content, { document: apart });
  const body = apart.createElement('div');
  body.append(content);
  const html = body.innerHTML.replace(roomToWrite, '$1');
  return html === '<p></p>' ? '' : html;
}
