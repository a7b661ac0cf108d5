import type { Client, Json } from '../../harness/client.ts';
import { photo, uploaded } from '../../harness/uploads.ts';
import type { Given } from './given.ts';

const signed = (name: string) => ({
  name,
  signatureTime: '2026-11-24T09:00:00.000Z',
  signatureType: 'SIGNATURE',
});

type Kinds = readonly Json[];

/** What a driver photographs, as the office has laid down. */
export async function standardPictures(admin: Client): Promise<Kinds> {
  return (await admin.get('/api/protocol_images?page=1&itemsPerPage=1000&order[sort]=asc')).body['hydra:member'];
}

/** A finished protocol to which nothing is missing, with a photo of each position from both handovers. */
export async function finished(
  { given, admin, kinds }: { readonly given: Given; readonly admin: Client; readonly kinds: Kinds },
  {
    order = {},
    values = {},
    size = {},
  }: { order?: Json; values?: Json; size?: { width?: number; height?: number } } = {},
): Promise<Json> {
  const { protocol } = await given.contract(order);
  const it = await given.stored(protocol);
  const [before, after] = [
    await uploaded(admin, String(it.orderNumber), await photo(size)),
    await uploaded(admin, String(it.orderNumber), await photo(size)),
  ];
  return given.changed(it, {
    processState: 'CLOSED',
    driverSignature: signed('Karla Fahrer'),
    submitterSignature: signed('Udo Hof'),
    receiverSignature: signed('Erna Ziel'),
    images: kinds.map(({ image, state }) => ({ imageId: image, file: state === 'STARTED' ? before : after })),
    ...values,
  });
}
