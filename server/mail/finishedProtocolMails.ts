import type { Contract } from '../../src/domain/contract/contract.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import { picturesOf } from '../../src/domain/protocol/pictures.ts';
import type { Protocol } from '../../src/domain/protocol/protocol.ts';
import type { ProtocolReader } from '../../src/domain/protocol/stateMails.ts';
import { untoldPath, type MailLink } from '../links/mailLink.ts';
import { publicAddressOf } from '../publicAddress.ts';
import type { Scope } from '../write/behaviour.ts';
import { protocolPdf } from './attachment.ts';
import { contractValues } from './contractValues.ts';
import { protocolAhead, protocolFinished } from './templates/protocolFinished.ts';
import { writeMail, type Mail } from './writeMail.ts';

type Sent = { readonly order: Contract; readonly protocol: Protocol };
/** Who gets one mail, and whether the pictures come along. */
export type Envelope = Pick<ProtocolReader, 'withImages'> & { readonly recipients: readonly string[] };

/** Of the links that lead to the pictures of a protocol, and the last part of their address. */
export const galleryPurpose = 'gallery';
export const galleryPath = 'bilder';
const galleryMs = 30 * 24 * 60 * 60_000;

/** The finished protocol to these people (M11), with a link to its pictures where people outside can reach us. */
export async function finishedMail(
  scope: Scope,
  { order, protocol }: Sent,
  { recipients, withImages }: Envelope,
): Promise<Mail> {
  const imageCount = picturesOf(protocol).length;
  const address = await publicAddressOf(scope.client);
  const link: MailLink | undefined =
    address === null || imageCount === 0
      ? undefined
      : {
          purpose: galleryPurpose,
          path: galleryPath,
          iri: iriOf('protocols', protocol.id),
          validUntil: new Date(scope.now.getTime() + galleryMs).toISOString(),
        };
  const mail = await writeMail(scope, protocolFinished, {
    ...headOf(order, { recipients, withImages }),
    values: {
      ...contractValues(order),
      damageCountText: damageCountText(protocol.damages.length),
      imageCount: String(imageCount),
      imagesLink: link && `${address ?? ''}${untoldPath(link)}`,
    },
  });
  return { ...mail, link };
}

/** The same before the office has checked it, as it stands (M12). */
export function aheadMail(scope: Scope, { order, protocol }: Sent, envelope: Envelope): Promise<Mail> {
  return writeMail(scope, protocolAhead, {
    ...headOf(order, envelope),
    values: {
      ...contractValues(order),
      vehicle: contractValues(order).vehicle || `zu Auftrag ${order.auftragsnummer ?? ''}`,
      translatedUStatus: protocol.translatedUStatus,
      uploadsLine: protocol.allUploadsDone ? 'Alle Bilder sind enthalten.' : 'Einzelne Bilder werden noch übertragen.',
    },
  });
}

function headOf(order: Contract, { recipients, withImages }: Envelope) {
  return {
    greeting: 'Guten Tag',
    recipients,
    attachments: [protocolPdf(order.auftragsnummer, withImages)],
    about: { entityType: 'Contract', entityId: order.id },
  };
}

/** "mit keinem Schaden", "mit einem Schaden", "mit 3 Schäden". */
function damageCountText(count: number): string {
  if (count === 0) return 'keinem Schaden';
  return count === 1 ? 'einem Schaden' : `${String(count)} Schäden`;
}
