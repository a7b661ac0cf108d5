import { defineMail } from '../mailTemplate.ts';

/** M16c: lets somebody who has forgotten his password choose another one. */
export const resetPassword = defineMail({
  key: 'M16c',
  needs: 'resetLink',
  subject: 'Passwort zurücksetzen',
  text: `
für das Konto {username} wurde ein neues Passwort angefordert. Legen Sie es hier fest (60 Minuten gültig, einmal verwendbar):
{resetLink}

Haben Sie das nicht veranlasst, brauchen Sie nichts zu tun; Ihr Passwort bleibt unverändert.`,
});
