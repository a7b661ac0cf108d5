/** A name that every file system takes, umlauts written out. */
export function fileName(title: string, ending: string): string {
  const plain = title
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('Ä', 'Ae')
    .replaceAll('Ö', 'Oe')
    .replaceAll('Ü', 'Ue')
    .replaceAll('ß', 'ss');
  return `${plain.replace(/[^A-Za-z0-9_-]+/g, '-')}.${ending}`;
}
