import type { Json } from '../../harness/client.ts';
import { day, type Given } from './given.ts';

const contact = { ansprechparter1: 'Petra Quandel', anspr1telefon: '030 555 0188', anspr1email: 'asp@kunde.example' };

/** A contract of this customer whose appointment has to be arranged. */
export async function arranged(
  given: Given,
  customer: Json,
  values: Readonly<Record<string, unknown>> = {},
): Promise<Json> {
  return given.contract({
    contractClientAddress: customer['@id'],
    createAvis: true,
    contractType: 'DELIVERY',
    datum: day(3),
    bringdatum: day(3),
    deliveryLocation: { firma: 'Elbhof', strasse: 'Elbweg', hausnr: '2', plz: '01067', ort: 'Dresden', ...contact },
    ...values,
  });
}

const open = ['pending', 'first_contact', 'awaiting_response', 'doing'].map((it) => `status[]=${it}`).join('&');

/** The usual list, of one customer alone. */
export const listOf = (customer: Json): string =>
  `/contract_avis?${open}&linkDirectionExcluded=return&contractClientAddress=${customer['@id']}`;
