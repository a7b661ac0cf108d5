/** "22765 Hamburg", with what is known of it; nothing for a place nobody knows. */
export function townText(
  place: { readonly plz?: string | null | undefined; readonly ort?: string | null | undefined } | null | undefined,
): string {
  return [place?.plz, place?.ort].filter(Boolean).join(' ');
}
