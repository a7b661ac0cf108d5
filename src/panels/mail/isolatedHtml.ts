const policy = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'; img-src data:">`;
const plain =
  '<style>body{margin:0;padding:24px;font:15px/1.5 Helvetica,Arial,sans-serif;color:#1c2126;background:#fff}</style>';

/** The HTML of a mail for a frame that runs nothing and loads nothing, whoever wrote it. */
export function isolatedHtml(html: string): string {
  const head = /<head[^>]*>/i.exec(html);
  if (!head) return `<!doctype html><html lang="de"><head>${policy}${plain}</head><body>${html}</body></html>`;
  const at = head.index + head[0].length;
  return html.slice(0, at) + policy + html.slice(at);
}
