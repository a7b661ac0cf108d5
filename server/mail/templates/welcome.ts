import { defineMail } from '../mailTemplate.ts';

/** M16: tells a driver that he may sign in, and lets him choose his password. */
export const welcome = defineMail({
  key: 'M16',
  needs: 'setPasswordLink',
  subject: 'Willkommen bei {companyName}: Ihr Zugang ist aktiv',
  text: `
wir freuen uns auf die Zusammenarbeit. Ihr Zugang ist freigeschaltet.
Benutzername: {username}
Passwort festlegen (gültig bis {linkValidUntil} Uhr): {setPasswordLink}
App für Android und iOS: {appLink}

{testContractLine}
Bei Fragen erreichen Sie die Disposition montags bis freitags von 7 bis 18 Uhr unter {companyPhone}.`,
});

/** What the mail says about a contract to practise with. */
export const testContractLine =
  'Zum Üben liegt ein Testauftrag in Ihrer App. Bitte führen Sie ihn einmal vollständig durch.';
