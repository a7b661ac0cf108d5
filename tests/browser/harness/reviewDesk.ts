import type { Client, Json } from '../../harness/client.ts';
import { photo, uploaded } from '../../harness/uploads.ts';
import type { Given } from './given.ts';
import type { System } from './system.ts';

const signed = (name: string) => ({
  name,
  signatureTime: '2026-11-24T09:00:00.000Z',
  signatureType: 'SIGNATURE',
});

type Kinds = readonly Json[];
/** What a protocol differs in: its order, its own values, a position without photo, how large the others are. */
type Wishes = { order?: Json; values?: Json; lacks?: Json | undefined; size?: { width?: number; height?: number } };

/** Where protocols are looked through: finished ones are made by whoever may everything. */
export async function reviewDesk({ given, system }: { readonly given: Given; readonly system: Pick<System, 'as'> }) {
  const admin = await system.as('admin');
  // What a driver photographs, as the office has laid down.
  const kinds: Kinds = (await admin.get('/api/protocol_images?page=1&itemsPerPage=1000&order[sort]=asc')).body[
    'hydra:member'
  ];
  return { admin, kinds, finished: (wishes: Wishes = {}) => finished({ given, admin, kinds }, wishes) };
}

/** A finished protocol to which nothing is missing, with a photo of each position from both handovers. */
async function finished(
  { given, admin, kinds }: { readonly given: Given; readonly admin: Client; readonly kinds: Kinds },
  { order = {}, values = {}, lacks, size = {} }: Wishes,
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
    images: kinds
      .filter((it) => it !== lacks)
      .map(({ image, state }) => ({ imageId: image, file: state === 'STARTED' ? before : after })),
    ...values,
  });
}
