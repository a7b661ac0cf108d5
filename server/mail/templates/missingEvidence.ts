import { defineMail } from '../mailTemplate.ts';

/** M19: asks a driver for what his protocol lacks. */
export const missingEvidence = defineMail({
  key: 'M19',
  subject: 'Bitte nachreichen – {orderNumber}: {label}',
  text: `
im Protokoll zum Auftrag {orderNumber}[ ({vehicle})] fehlt noch:

{missingList}

Bitte reichen Sie das in der App nach.`,
});
