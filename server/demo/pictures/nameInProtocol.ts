import { protocol } from '../../../src/domain/protocol/protocol.ts';
import type { Scope } from '../../write/behaviour.ts';
import { nameInRestorePoints } from './nameInRestorePoints.ts';
import type { Signer, Wanted } from './protocolPictures.ts';

/** A picture that lies in the store, and where the protocol is to name it. */
export type KeptPicture = { readonly place: Wanted['place']; readonly file: string };

/** The version of a protocol that nobody has written since it was invented. */
const asInvented = 1;

/**
 * Names the pictures in the protocol, its entries and restore points, the way every writer does; what is there already
 * stays.
 */
export async function nameInProtocol(scope: Scope, iri: string, kept: readonly KeptPicture[]): Promise<void> {
  const ride = await scope.look(protocol, iri);
  if (!ride || ride.images.length > 0) return;
  const fileOf = (kind: Wanted['place']['kind'], of: Signer | number | undefined) =>
    kept.find(({ place }) => place.kind === kind && place.of === of)?.file ?? null;
  const signed = (of: Signer) => ({
    signatureImage: { file: fileOf('signature', of) },
    signatureAltPhoto: { documentPicture: { file: fileOf('signaturePhoto', of) } },
  });
  const added = (kind: 'photo' | 'paper') =>
    kept.flatMap(({ place, file }) =>
      place.kind === kind ? [{ title: place.of, documentPicture: { processStateType: place.at, file } }] : [],
    );
  await scope.change(protocol, iri, {
    additionalPhotos: added('photo'),
    additionalDocuments: added('paper'),
    images: kept.flatMap(({ place, file }) => (place.kind === 'slot' ? [{ imageId: place.of, file }] : [])),
    damages: ride.damages.map((it) => ({
      ...it,
      image: { ...it.image, file: it.image.file ?? fileOf('image', it.id) },
      overviewImage: { ...it.image, file: it.overviewImage.file ?? fileOf('overviewImage', it.id) },
    })),
    expenses: ride.expenses.map((it) => ({
      ...it,
      documentPicture: { file: it.documentPicture.file ?? fileOf('receipt', it.id) },
    })),
    driverSignature: { ...ride.driverSignature, ...signed('driverSignature') },
    submitterSignature: { ...ride.submitterSignature, ...signed('submitterSignature') },
    receiverSignature: { ...ride.receiverSignature, ...signed('receiverSignature') },
  });
  if (ride.version === asInvented) await nameInRestorePoints(scope, ride.id);
}
