import { defineMail } from '../mailTemplate.ts';

/** M20: asks a driver for papers that are missing or out of date. */
export const requestedPapers = defineMail({
  key: 'M20',
  subject: 'Bitte nachreichen: {label}',
  text: `
in Ihren Unterlagen fehlt oder ist abgelaufen:

{papersList}

Bitte laden Sie die Unterlagen gut lesbar in der App oder im Fahrerportal hoch[: {portalLink}]`,
});
