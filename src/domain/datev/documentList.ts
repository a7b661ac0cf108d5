/** A file of the batch that belongs to a row, by the id that the row names. */
type LinkedDocument = { readonly id: string; readonly number: string };

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The `document.xml` that ties the PDFs of an archive to the rows of the batch (DATEV document transfer 6.0). */
export function documentXml(
  documents: readonly LinkedDocument[],
  { madeAt, title }: { readonly madeAt: string; readonly title: string },
): string {
  const lines = documents.map(
    ({ id, number }) =>
      `    <document guid="${escaped(id)}" type="2" processID="1">\n      <description>${escaped(number)}</description>\n      <extension xsi:type="File" name="${escaped(id)}.pdf"/>\n    </document>\n`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<archive xmlns="http://xml.datev.de/bedi/tps/document/v06.0" xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance" xsi:schemaLocation="http://xml.datev.de/bedi/tps/document/v06.0 Document_v060.xsd" version="6.0" generatingSystem="Leitstand">
  <header>
    <date>${escaped(madeAt)}</date>
    <description>${escaped(title)}</description>
  </header>
  <content>
${lines.join('')}  </content>
</archive>
`;
}
