import type { Block } from './mailTemplate.ts';

/** Everything a reader sees below the subject. */
export type MailBody = {
  readonly blocks: readonly Block[];
  readonly signature: readonly string[];
};

/** The mail for programs that show no HTML. */
export function plainTextOf({ blocks, signature }: MailBody): string {
  return [...blocks.map(plainBlock), signature.join('\n')].join('\n\n') + '\n';
}

function plainBlock(block: Block): string {
  if (block.kind === 'table') return block.rows.map((row) => row.filter(Boolean).join(' · ')).join('\n');
  return block.lines.map((it) => (block.kind === 'items' ? `- ${it}` : it)).join('\n');
}

const font = "font-family:'Segoe UI',Helvetica,Arial,sans-serif;font-size:15px;line-height:1.5;color:#1c2126";
const cell = 'padding:6px 10px 6px 0;border-bottom:1px solid #dfe3e8;text-align:left;vertical-align:top';

/** The same as HTML: styles in the elements, because mail programs drop everything else, and nothing from outside. */
export function htmlOf(body: MailBody): string {
  const parts = [...body.blocks.map(htmlBlock), signatureHtml(body.signature)];
  return `<!doctype html>
<html lang="de"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"></head>
<body style="margin:0;padding:24px;background:#ffffff"><div style="max-width:640px;${font}">
${parts.join('\n')}
</div></body></html>
`;
}

function htmlBlock(block: Block): string {
  if (block.kind === 'lines') return paragraph(block.lines.map(htmlLine).join('<br>\n'));
  if (block.kind === 'items')
    return `<ul style="margin:0 0 16px;padding-left:20px">${block.lines.map((it) => `<li>${linked(it)}</li>`).join('')}</ul>`;
  const head = block.head.map((it) => `<th scope="col" style="${cell};font-weight:600">${escaped(it)}</th>`).join('');
  const rows = block.rows
    .map((row) => `<tr>${row.map((it) => `<td style="${cell}">${escaped(it)}</td>`).join('')}</tr>`)
    .join('\n');
  return `<table style="border-collapse:collapse;width:100%;margin:0 0 16px;font-size:14px"><thead><tr>${head}</tr></thead><tbody>\n${rows}\n</tbody></table>`;
}

function paragraph(html: string): string {
  return `<p style="margin:0 0 16px">${html}</p>`;
}

/** A label such as "Fahrzeug:" stands back behind its value. */
function htmlLine(line: string): string {
  const [, label, rest] = /^([A-ZÄÖÜ][\wÄÖÜäöüß]{2,24}:)( .+)$/.exec(line) ?? [];
  return label === undefined || rest === undefined
    ? linked(line)
    : `<span style="color:#5b6570">${label}</span>${linked(rest)}`;
}

function signatureHtml([first = '', ...others]: readonly string[]): string {
  return `<p style="margin:24px 0 0">${escaped(first)}</p>\n<p style="margin:4px 0 0;font-size:13px;color:#5b6570">${others.map(escaped).join('<br>\n')}</p>`;
}

/** Addresses of the web can be followed, everything else is text. */
function linked(text: string): string {
  return escaped(text).replace(
    /https?:\/\/[^\s<]+[^\s<.,)]/g,
    (url) => `<a href="${url}" style="color:#1a5fb4">${url}</a>`,
  );
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
