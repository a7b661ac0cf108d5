/** What a browser shows while Leitstand starts; it looks again by itself. */
export function waitingPage(step: string): string {
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta http-equiv="refresh" content="2">
<title>Leitstand startet</title>
<style>
  body { margin: 0; min-height: 100vh; display: grid; place-content: center; font: 15px/1.5 system-ui, sans-serif; text-align: center; }
  h1 { margin: 0 0 4px; font-size: 20px; font-weight: 600; }
  p { margin: 0; }
</style>
</head>
<body><main><h1>Leitstand</h1><p role="status">${escaped(step)} …</p></main></body>
</html>
`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}
