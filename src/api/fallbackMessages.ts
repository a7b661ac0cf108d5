/** What is told where the server itself had no words. */
export type Words = { readonly title: string; readonly detail: string };

/**
 * German words for an answer that a machine in between gave, or the server without any; numbers are not shown (document
 * 1, section 8).
 */
export function fallbackMessageFor(status: number): Words {
  if (status < 500) return { title: 'Abgelehnt', detail: 'Die Anfrage wurde abgelehnt.' };
  if (status === 500) return { title: 'Interner Fehler', detail: 'Ein unerwarteter Fehler ist aufgetreten.' };
  return {
    title: 'Zurzeit nicht verfügbar',
    detail: 'Der Server ist gerade nicht erreichbar; bitte gleich noch einmal versuchen.',
  };
}
