/** What the console says about applications, in the words of document 2, section 8. */
export const applicationMessages = {
  edited: 'Bewerbung erfolgreich bearbeitet',
  notEdited: (message: string) => `Fehler beim bearbeiten: ${message}`,
} as const;
