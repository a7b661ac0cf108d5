import type { Content } from 'pdfmake';
import { labelOf } from '../../src/domain/choices/choices.ts';
import { signatureTypesDelivery } from '../../src/domain/protocol/choices/signatureTypesDelivery.ts';
import { signatureTypesPickup } from '../../src/domain/protocol/choices/signatureTypesPickup.ts';
import type { SomeOf } from '../../src/domain/define/row.ts';
import type { protocol, Protocol } from '../../src/domain/protocol/protocol.ts';
import { deletedAfterTime, isPictureDeleted } from '../../src/domain/protocol/deletedPictures.ts';
import { isSigned, type SignatureName } from '../../src/domain/protocol/signed.ts';
import { companyZone, formatInstant } from '../../src/domain/time/zone.ts';
import { colour, heading } from './blocks.ts';
import type { PaperPictures } from './paperPictures.ts';

const signers = [
  { field: 'driverSignature', role: 'Fahrer', types: signatureTypesPickup },
  { field: 'submitterSignature', role: 'Übergeber', types: signatureTypesPickup },
  { field: 'receiverSignature', role: 'Empfänger', types: signatureTypesDelivery },
] as const;
/** Records of before hold no more of a signature than there was. */
type Signed = NonNullable<SomeOf<typeof protocol, SignatureName>[SignatureName]>;
const height = 52;
const width = 150;

/** The files that stand for signatures. */
export function signatureFiles(protocol: Pick<Protocol, (typeof signers)[number]['field']>): string[] {
  return signers.flatMap(({ field }) => fileOf(protocol[field]) ?? []);
}

/** Who signed beside each other, each with his signature, or with what stands in its place. */
export function signaturePart(protocol: Protocol, pictures: PaperPictures): Content {
  return {
    margin: [0, 10, 0, 0],
    unbreakable: true,
    stack: [
      heading('Unterschriften'),
      {
        columnGap: 14,
        columns: signers.map(({ field, role, types }): Content => ({
          stack: [
            { text: role, color: colour.muted },
            written(protocol, { field, pictures }),
            { canvas: [{ type: 'line', x1: 0, y1: 0, x2: width, y2: 0, lineWidth: 0.5, lineColor: colour.muted }] },
            { text: protocol[field].name ?? ' ', margin: [0, 2, 0, 0] },
            { text: momentOf(protocol[field]), color: colour.muted, fontSize: 8 },
            { text: insteadOf(protocol[field], types), color: colour.muted, fontSize: 8 },
          ],
        })),
      },
    ],
  };
}

type Place = { readonly field: SignatureName; readonly pictures: PaperPictures };

function written(protocol: Protocol, { field, pictures }: Place): Content {
  const signed = protocol[field];
  const file = fileOf(signed);
  if (file && pictures[file]) return { image: file, fit: [width, height], margin: [0, 2, 0, 2] };
  const isGone = placesOf(field).some((place) => isPictureDeleted(protocol, place));
  const instead = isGone ? deletedAfterTime : '';
  const text = isSigned(signed) ? instead : 'nicht unterschrieben';
  return { text, color: colour.muted, fontSize: 8, margin: [0, height - 12, 0, 5] };
}

function momentOf({ signatureTime }: Signed): string {
  return signatureTime ? `${formatInstant(signatureTime, companyZone)} Uhr` : ' ';
}

/** "Schlüsseleinwurf": why there is no signature, where there is none. */
function insteadOf({ signatureType }: Signed, types: Parameters<typeof labelOf>[0]): string {
  return signatureType && signatureType !== 'SIGNATURE' ? labelOf(types, signatureType) : ' ';
}

function fileOf({ signatureImage, signatureAltPhoto }: Signed): string | undefined {
  return signatureImage?.file ?? signatureAltPhoto?.documentPicture?.file ?? undefined;
}

const placesOf = (field: SignatureName) => [
  `${field}.signatureImage.file`,
  `${field}.signatureAltPhoto.documentPicture.file`,
];
