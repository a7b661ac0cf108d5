/** One row of a file for German spreadsheet programs: semicolons between cells, and nothing is taken for a formula. */
export function csvLine(cells: readonly string[]): string {
  return `${cells.map(csvCell).join(';')}\r\n`;
}

function csvCell(text: string): string {
  const harmless = /^[=@\t\r]|^[+-](?![\d.,\s]*$)/.test(text) ? `'${text}` : text;
  return /[";\r\n]/.test(harmless) ? `"${harmless.replaceAll('"', '""')}"` : harmless;
}
