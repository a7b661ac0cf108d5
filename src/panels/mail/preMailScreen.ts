import { readEntity } from '../../api/records/entities.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import { contract } from '../../domain/contract/contract.ts';
import { protocol } from '../../domain/protocol/protocol.ts';
import type { preMail } from '../../domain/mail/preMail.ts';
import { extendResource } from '../kit/screen/extendResource.ts';
import { MailServerNote } from './MailServerNote.tsx';

/** What the list of protocols that go ahead says while it is empty, and above its rows. */
export const preMailScreen = extendResource<typeof preMail>('mails', {
  bar: MailServerNote,
  cells: {
    protocol: {
      minWidth: 96,
      watch: (it) => [it.protocol],
      text: ({ protocol: iri }) => {
        const { orderNumber, allUploadsDone } = readEntity(protocol, iri) ?? {};
        return [orderNumber, allUploadsDone === false ? 'Bilder fehlen noch' : ''].filter(Boolean).join(' · ');
      },
    },
    // "Abgeschlossen U4" in as little room as the badge takes elsewhere.
    translatedUStatus: {
      flex: 0,
      width: 64,
      minWidth: 60,
      text: (it) => it.translatedUStatus?.split(' ').at(-1) ?? '',
    },
    contract: {
      heading: 'Fahrt',
      flex: 1.6,
      watch: (it) => [it.contract],
      text: ({ contract: iri }) => {
        const { licensePlate, pickupLocation, deliveryLocation } = readEntity(contract, iri) ?? {};
        const route = [pickupLocation?.ort, deliveryLocation?.ort].filter(Boolean).join(' – ');
        return [licensePlate, route].filter(Boolean).join(' · ');
      },
    },
  },
  emptyText: labelOf(emptyTexts, 'premails'),
  firstStep: 'Mit dem Abschließen eines Protokolls entsteht je Empfänger eine Zeile, wenn der Auftrag es vorsieht.',
});
