/** As much of an address as a row shows; the whole one stands in the record. */
const longestUrl = 64;

/** An address as the column of the log shows it (document 2, section 9). */
export function shortUrl({ url }: { readonly url?: string | null | undefined }): string {
  return url && url.length > longestUrl ? `${url.slice(0, longestUrl)}…` : (url ?? '');
}
