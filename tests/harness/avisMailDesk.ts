import { notePublicAddress } from '../../server/publicAddress.ts';
import type { Json } from './client.ts';
import { mailRoom } from './mailRoom.ts';

export const outside = 'https://leitstand.example';
const contact = {
  ansprechparter1: 'Frau Sabine Lenz',
  anspr1telefon: '0171 3920018',
  anspr1email: 'lenz@kunde.example',
};
export const places = {
  pickupLocation: { firma: 'Autohaus Nord', plz: '50667', ort: 'Köln', anspr1email: 'nord@kunde.example' },
  deliveryLocation: {
    firma: 'Solartechnik GmbH',
    strasse: 'Donauweg',
    hausnr: '9',
    plz: '89073',
    ort: 'Ulm',
    ...contact,
  },
};

/** The room of mails with a public address and a contact to whom appointments are written. */
export async function avisMailDesk() {
  const room = await mailRoom();
  const { given, database } = room.system;
  const office = await room.system.as('office');
  await notePublicAddress(database.pool, outside);
  return {
    ...room,
    office,
    stored: async (iri: string): Promise<Json> => (await office.get(iri)).body,
    send: (iri: string, wishes: object = {}) => office.post(`${iri}/avis_mail`, wishes),
    preview: async (iri: string, wishes: object = {}): Promise<Json> =>
      (await office.post(`${iri}/avis_mail_preview`, wishes)).body.mails,
    received: () => room.server.received.at(-1),
    /** A contract between Tuesday and Friday that is to be arranged, with the address of its avis. */
    arranged: async (values: object = {}) => {
      const customer = await given.customer({ firma: 'Rheinbogen Leasing GmbH' });
      const contract = await given.contract({
        contractClientAddress: customer.iri,
        createAvis: true,
        contractType: 'DELIVERY',
        flexContract: true,
        datum: '2026-11-24',
        bringdatum: '2026-11-27',
        manufacturer: 'Volkswagen',
        carModel: 'ID.4',
        licensePlate: 'K-LS 418E',
        ...places,
        ...values,
      });
      const { body } = await office.get(`/api/contract_avis?contract=${String(contract.id)}`);
      return { contract, customer, iri: body['hydra:member'][0]['@id'] as string };
    },
  };
}
