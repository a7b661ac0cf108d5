import { choiceOf } from '../../src/domain/choices/choices.ts';
import { fuelLevels } from '../../src/domain/protocol/choices/fuelLevels.ts';
import type { Contract } from '../../src/domain/contract/contract.ts';
import { ruledRide } from '../../src/domain/customer/mailRules.ts';
import { formatCount } from '../../src/domain/number/formatCount.ts';
import type { Protocol } from '../../src/domain/protocol/protocol.ts';
import { protocolReaders } from '../../src/domain/protocol/stateMails.ts';
import { companyZone, formatInstant } from '../../src/domain/time/zone.ts';
import { readMailRules } from '../read/mailRules.ts';
import type { Scope } from '../write/behaviour.ts';
import { protocolPdf } from './attachment.ts';
import { contractValues } from './contractValues.ts';
import { protocolDelivered, protocolPickedUp } from './templates/protocolReached.ts';
import type { Envelope } from './finishedProtocolMails.ts';
import { writeMail, type Mail } from './writeMail.ts';

type Reached = Pick<
  Protocol,
  | 'mileageOnSubmit'
  | 'mileageOnReceive'
  | 'fuelLevelOnSubmit'
  | 'fuelLevelOnReceive'
  | 'verzoegerteAbgabe'
  | 'receiverSignature'
>;

type Occasion = { readonly order: Contract; readonly protocol: Reached; readonly occasion: 'U2' | 'U3' };

/** Tells whom the mail rules name that the vehicle is picked up (M09) or delivered (M10), each for himself (R30). */
export async function protocolMails(scope: Scope, reached: Occasion): Promise<Mail[]> {
  const { order, occasion } = reached;
  const readers = protocolReaders(await readMailRules(scope.client, occasion, [order]), ruledRide(order));
  return Promise.all(
    readers.map(({ mailAddress, withImages }) =>
      protocolMail(scope, reached, { recipients: [mailAddress], withImages }),
    ),
  );
}

/** The same for these people. */
export function protocolMail(
  scope: Scope,
  { order, protocol, occasion }: Occasion,
  { recipients, withImages }: Envelope,
): Promise<Mail> {
  const [template, mileage, fuel] =
    occasion === 'U2'
      ? ([protocolPickedUp, protocol.mileageOnSubmit, protocol.fuelLevelOnSubmit] as const)
      : ([protocolDelivered, protocol.mileageOnReceive, protocol.fuelLevelOnReceive] as const);
  const doneAt = formatInstant(scope.now.toISOString(), companyZone);
  const reached = mileage === null ? null : formatCount(mileage);
  return writeMail(scope, template, {
    greeting: 'Guten Tag',
    recipients,
    attachments: [protocolPdf(order.auftragsnummer, withImages)],
    about: { entityType: 'Contract', entityId: order.id },
    values: {
      ...contractValues(order),
      vehicle: contractValues(order).vehicle || 'zu Ihrem Auftrag',
      pickupDoneAt: doneAt,
      deliveryDoneAt: doneAt,
      doneAt,
      mileageOnSubmit: reached,
      mileageOnReceive: reached,
      mileage: reached,
      fuelText: fuelText(fuel, protocol.verzoegerteAbgabe),
      receiverPhrase: receiverPhrase(protocol.receiverSignature),
      receiverName: protocol.receiverSignature.name,
      pdfVariantText: withImages ? 'mit Bildern' : 'ohne Bilder',
    },
  });
}

/** How full the tank or the battery is. */
function fuelText(level: number | null, isElectric: boolean): string | null {
  const found = level === null ? undefined : choiceOf(fuelLevels, String(level));
  return found ? (isElectric ? `Ladestand ${found.electricLabel}` : `Tankstand ${found.label}`) : null;
}

/** To whom the vehicle was handed, or how, where nobody was there. */
function receiverPhrase({ name, signatureType }: Reached['receiverSignature']): string | null {
  if (signatureType === 'KEY_SLOT') return '(Schlüsseleinwurf)';
  if (signatureType?.startsWith('PROOF_OF_DELIVERY')) return '(Ablieferungsnachweis per Foto)';
  return name ? `an ${name}` : null;
}
