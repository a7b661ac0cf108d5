import type { SomeOf } from '../define/row.ts';
import type { protocol } from './protocol.ts';

/** The signatures of a protocol by their fields, in the order in which they are given. */
export const signatures = ['driverSignature', 'submitterSignature', 'receiverSignature'] as const;
export type SignatureName = (typeof signatures)[number];
type Signature = SomeOf<typeof protocol, SignatureName>[SignatureName];

/** Whether anything stands for a signature: a name, a moment, a picture, or why there is none. */
export function isSigned(signature: Signature): boolean {
  if (!signature) return false;
  const { name, signatureTime, email, signatureType, signatureImage, signatureAltPhoto } = signature;
  const isOtherType = Boolean(signatureType) && signatureType !== 'SIGNATURE';
  const pictures = [signatureImage?.file, signatureAltPhoto?.documentPicture?.file];
  return isOtherType || [name, signatureTime, email, ...pictures].some(Boolean);
}
