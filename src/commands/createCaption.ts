const masculine = /(er|kunde|auftrag|tag|preis|eintrag|import|hinweis|empfänger|standort|schaden)$/i;
const neuter = /(protokoll|paket|bild|teil|konto|ereignis|zubehör|dokument|archiv|log|avis|image)$/i;

/** "Neuer Kunde", "Neue Leistung", "Neues Leasingprotokoll": what the button says that makes one. */
export function createCaption(one: string): string {
  const [noun = one] = one.split(' ');
  if (neuter.test(noun)) return `Neues ${one}`;
  return `${masculine.test(noun) ? 'Neuer' : 'Neue'} ${one}`;
}
