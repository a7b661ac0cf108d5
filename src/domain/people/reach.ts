/** What a telephone dials for a number as people write it; nothing where there is no number in it. */
export function telUrl(written: string): string | null {
  const [first = ''] = written.split(/[;,]|\boder\b/);
  const digits = first.replace(/\(0\)/, '').replace(/[^\d+]/g, '');
  return /\d{3}/.test(digits) ? `tel:${digits}` : null;
}

/** Where a mail program writes to; nothing for what is no address. */
export function mailUrl(written: string): string | null {
  const address = written.trim();
  return /^[^\s@;,]+@[^\s@;,]+$/.test(address) ? `mailto:${encodeURIComponent(address).replace('%40', '@')}` : null;
}
