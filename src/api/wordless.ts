/** What is told where the server itself had no words. */
export type Words = { readonly title: string; readonly detail: string };

const again = 'bitte gleich noch einmal versuchen.';
const away: Words = { title: 'Zurzeit nicht verfügbar', detail: `Der Server ist gerade nicht erreichbar; ${again}` };

const words: Readonly<Record<number, Words>> = {
  401: { title: 'Nicht angemeldet', detail: 'Bitte melden Sie sich an.' },
  413: { title: 'Zu groß', detail: 'Der Inhalt der Anfrage ist zu groß.' },
  429: { title: 'Zu viele Versuche', detail: 'Zu viele Anfragen; bitte kurz warten.' },
  502: away,
  503: away,
  504: { ...away, detail: `Der Server hat nicht rechtzeitig geantwortet; ${again}` },
};

/** German words for an answer that a machine in between gave, or the server without any; numbers are not shown (document 1, section 8). */
export function wordsFor(status: number): Words {
  const otherwise = status < 500 ? { title: 'Die Anfrage wurde abgelehnt', detail: 'Der Server hat die Anfrage abgelehnt.' } : { title: 'Interner Fehler', detail: 'Ein unerwarteter Fehler ist aufgetreten.' };
  return words[status] ?? otherwise;
}
