import { labelOf } from '../choices/choices.ts';
import { components } from './choices/components.ts';
import { damageKinds } from './choices/damageKinds.ts';
import type { Iri } from '../define/field.ts';
import type { SomeOf } from '../define/row.ts';
import { isFoundLater, isSeenAt } from './foundLater.ts';
import type { protocol } from './protocol.ts';

/** Where a picture belongs: to one of the two handovers, to a damage, or beside all that. */
export type PictureGroup = 'delivery' | 'pickup' | 'damages' | 'others';
/** A picture of a protocol with what stands under it. */
export type ProtocolPicture = {
  readonly group: PictureGroup;
  readonly file: Iri;
  readonly caption: string;
  /** The number of the damage that it shows. */
  readonly damage?: number | null | undefined;
  /** Something is broken on it. */
  readonly isDamaged: boolean;
};
/** A standard picture as the office has defined it. */
export type PictureDefinition = {
  readonly image: string | null;
  readonly label: string | null;
  readonly sort: number | null;
};

type Pictured = SomeOf<typeof protocol, 'images' | 'damages' | 'additionalPhotos'>;

/**
 * All pictures of a protocol in the order in which people look at them: each handover in the order of the office, then
 * the damages by their number, then what was added. Papers are none.
 */
export function picturesOf(
  { images, damages, additionalPhotos }: Pictured,
  definitions: readonly PictureDefinition[] = [],
): readonly ProtocolPicture[] {
  const places = new Map(definitions.map((it) => [it.image, it]));
  const slots = (images ?? [])
    .flatMap(({ file, imageId }) => (file ? [{ file, imageId, known: places.get(imageId ?? null) }] : []))
    .toSorted((one, other) => (one.known?.sort ?? Infinity) - (other.known?.sort ?? Infinity) || 0)
    .map(({ file, imageId, known }): ProtocolPicture => {
      const [, side, position = ''] = /^(submitter|receiver)_(.+)$/.exec(imageId ?? '') ?? [];
      const isDelivery = side === 'receiver';
      return {
        group: isDelivery ? 'delivery' : 'pickup',
        file,
        caption: known?.label ?? 'Standardbild',
        isDamaged: (damages ?? []).some((it) => (isDelivery || !isFoundLater(it)) && isSeenAt(position, it)),
      };
    });
  const ofDamages = (damages ?? []).flatMap(({ sortOrder, damage, component, image, overviewImage }) => {
    const caption = `${labelOf(components, component)}, ${labelOf(damageKinds, damage)}`;
    return [image?.file, overviewImage?.file].flatMap((file, at): ProtocolPicture[] =>
      file
        ? [
            {
              group: 'damages',
              file,
              caption: at === 0 ? caption : `${caption} (Übersicht)`,
              damage: sortOrder,
              isDamaged: true,
            },
          ]
        : [],
    );
  });
  const others = (additionalPhotos ?? []).flatMap(({ title, documentPicture }): ProtocolPicture[] =>
    documentPicture?.file
      ? [{ group: 'others', file: documentPicture.file, caption: title ?? 'Zusatzfoto', isDamaged: false }]
      : [],
  );
  const of = (group: PictureGroup) => slots.filter((it) => it.group === group);
  return [...of('delivery'), ...of('pickup'), ...ofDamages, ...others];
}
