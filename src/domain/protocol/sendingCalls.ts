import { defineCall, item, json } from '../define/call.ts';
import { longText } from '../define/field.ts';
import { arrayOf, described, given, idOrIri, integer, maybe, object, text } from '../define/shape.ts';
import { protocol } from './protocol.ts';

/** As many as one sending takes. */
export const maxSent = 500;
const protocolIds = described(arrayOf(idOrIri, { maxItems: maxSent }), `Protokolle, höchstens ${String(maxSent)}`);
const refusal = object({ protocolId: integer, orderNumber: maybe(text), message: text });

/** Sends finished protocols to whom the rules name; what speaks against one of them keeps no other one back. */
export const sendProtocolMails = defineCall({
  id: 'protocol.sendMails',
  title: 'Protokolle versenden',
  description:
    'Antwortet sofort: was gegen einzelne Protokolle spricht, steht in errors; bis zu 10 Protokolle stehen dann zum Versand an, mehr reiht eine Hintergrundaufgabe ein (job).',
  on: 'protocols',
  call: 'POST /protocols/send_mails',
  area: 'protocols',
  write: true,
  input: given({ protocolIds }, ['protocolIds']),
  answer: json(
    'Was versendet wird, und was dagegen spricht',
    object({ protocolIds: arrayOf(integer), errors: arrayOf(refusal), job: maybe(integer) }),
  ),
  errors: { invalid: true },
  touches: ['mail_logs', 'jobs'],
});

/** Who would get which protocol, before anything is sent. */
export const protocolRecipients = defineCall({
  id: 'protocol.recipients',
  title: 'Empfänger von Protokollen; gesendet wird nichts',
  on: 'protocols',
  call: 'POST /protocols/mail_recipients',
  area: 'protocols',
  write: true,
  input: given({ protocolIds }, ['protocolIds']),
  answer: json(
    'Je Protokoll die Empfänger nach den Mail-Regeln, Vorschläge, und was gegen den Versand spricht',
    object({
      protocols: arrayOf(
        object({
          protocolId: integer,
          orderNumber: maybe(text),
          recipients: arrayOf(text),
          suggestions: arrayOf(text),
          message: maybe(text),
        }),
      ),
    }),
  ),
  errors: { invalid: true },
});

/** The address of all pictures of an order's protocol in one file (document 3, section 7). */
export const protocolArchive = defineCall({
  id: 'protocol.allImages',
  title: 'Alle Bilder eines Auftrags in einer Datei',
  on: 'protocols',
  description: 'An der Stelle der Nummer steht die Auftragsnummer.',
  call: 'GET /protocols/{id}/images',
  area: 'protocols',
  input: given({}, []),
  answer: json('Wo die Datei liegt', object({ url: text })),
  errors: { missing: true },
});

/** Sends one finished protocol; a list of recipients takes the place of everybody whom the rules name (R36). */
export const sendProtocol = defineCall({
  id: 'protocol.send',
  title: 'Protokoll versenden',
  call: 'POST /protocols/{id}/send_protocol',
  area: 'protocols',
  write: true,
  input: { recipient: longText('Empfänger', { max: 4000, help: 'Adressen, mit Semikolon getrennt' }) },
  answer: item(protocol),
  touches: ['mail_logs'],
});
