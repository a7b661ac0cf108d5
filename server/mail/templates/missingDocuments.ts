import { defineMail } from '../mailTemplate.ts';

/** M16b: asks an applicant for the papers without which he cannot be activated. */
export const missingDocuments = defineMail({
  key: 'M16b',
  subject: 'Für Ihre Freischaltung fehlen noch Unterlagen',
  text: `
vielen Dank für Ihre Registrierung vom {registrationDate}. Damit wir Sie freischalten können, benötigen wir noch:

{missingDocumentsList}

Bitte laden Sie die Unterlagen gut lesbar in der App oder im Fahrerportal hoch: {portalLink}

Ohne vollständige Unterlagen löschen wir Ihre Registrierung am {deletionDate}.`,
});
