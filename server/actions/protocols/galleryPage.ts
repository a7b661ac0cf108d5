import { contract } from '../../../src/domain/contract/contract.ts';
import { customer } from '../../../src/domain/customer/customer.ts';
import { idOf } from '../../../src/domain/define/resource.ts';
import { filesPath } from '../../../src/domain/define/filesPath.ts';
import { joined } from '../../../src/domain/define/joined.ts';
import { sizeText } from '../../../src/domain/file/sizeText.ts';
import { arePhotosDeleted } from '../../../src/domain/protocol/deletedPictures.ts';
import { picturesOf } from '../../../src/domain/protocol/pictures.ts';
import { protocol, type Protocol } from '../../../src/domain/protocol/protocol.ts';
import { formatDate } from '../../../src/domain/time/formatDay.ts';
import { companyZone, formatInstant, todayIn } from '../../../src/domain/time/zone.ts';
import { displayPlate } from '../../../src/domain/vehicle/plate.ts';
import { galleryContent, type GalleryPicture } from '../../links/galleryContent.ts';
import { invalidLink, turnToUs } from '../../links/plainPages.ts';
import { definePublicPage } from '../../links/publicPage.ts';
import { galleryPath, galleryPurpose } from '../../mail/finishedProtocolMails.ts';
import { pictureDefinitions } from '../../read/pictureDefinitions.ts';
import { signedAddress, signedArchive } from '../../read/signedAddress.ts';
import { readImages } from '../../storage/images.ts';
import { readOne } from '../../storage/readRecords.ts';

/** The page with the pictures of a ride, behind the link in the mail with the finished protocol (M11). */
export const galleryPage = definePublicPage({
  purpose: galleryPurpose,
  path: galleryPath,
  actor: 'Empfänger',
  whatToDo: turnToUs,
  async render({ to, link, company, signing }) {
    const record = await readOne(to, protocol, idOf(protocol.path, link.iri) ?? 0);
    const ride = record && (await readOne(to, contract, idOf(contract.path, record.contract ?? '') ?? 0));
    if (!record || !ride) return invalidLink(company, turnToUs);
    const client = await readOne(to, customer, idOf(customer.path, ride.contractClientAddress ?? '') ?? 0);
    const named = picturesOf(record, await pictureDefinitions(to));
    const rows = await readImages(
      to,
      named.flatMap((it) => idOf(filesPath, it.file) ?? []),
    );
    const rowOf = new Map(rows.map((it) => [it.id, it]));
    const pictures = named.flatMap((it): GalleryPicture[] => {
      const row = rowOf.get(idOf(filesPath, it.file) ?? 0);
      return row
        ? [
            {
              group: it.group,
              caption: it.caption,
              isDamage: it.isDamaged,
              small: signedAddress(row, 'small', signing),
              large: signedAddress(row, 'large', signing),
            },
          ]
        : [];
    });
    const car = joined([ride.manufacturer, ride.carModel]);
    return galleryContent({
      orderNumber: record.orderNumber ?? '',
      vehicle: joined([ride.licensePlate && displayPlate(ride.licensePlate), car], ', ') ?? 'Bilder',
      customerName: client?.firma || joined([client?.vorname, client?.nachname]) || '',
      pickup: reached(record, 2, record.pickupLocation.ort),
      delivery: reached(record, 3, record.deliveryLocation.ort),
      validUntil: formatDate(todayIn(companyZone, new Date(link.validUntil))),
      pictures,
      areGone: arePhotosDeleted(record),
      all: {
        href: signedArchive(record.id, signing),
        size: sizeText(rows.reduce((sum, it) => sum + it.bytes, 0)),
      },
    });
  },
  act: ({ company }) => Promise.resolve(invalidLink(company, turnToUs)),
});

function reached({ statusArray }: Pick<Protocol, 'statusArray'>, status: number, town: string | null): string | null {
  const at = statusArray.find((it) => it.status === status)?.date;
  return at ? `${formatInstant(at, companyZone)}${town ? ` in ${town}` : ''}` : null;
}
