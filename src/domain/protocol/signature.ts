import type { ChoiceItem } from '../define/field.ts';
import { choice, date, embedded, file, flag, instant, text } from '../define/field.ts';

const picture = (label: string) => embedded(label, { file: file('Datei') });

const signed = (types: readonly ChoiceItem[]) => ({
  name: text('Name', { max: 120 }),
  signatureTime: instant('Unterschrieben am'),
  email: text('E-Mail', { pattern: 'email', max: 200 }),
  signatureType: choice('Art der Unterschrift', types, { default: 'SIGNATURE' }),
  signatureImage: picture('Unterschrift'),
  signatureAltPhoto: embedded('Ersatzfoto', { documentPicture: picture('Foto') }),
});

/** Who signed, when, and how; or the photo that stands for the signature. */
export const signature = (label: string, types: readonly ChoiceItem[]) => embedded(label, signed(types));

/** The receiver shows his driving licence as well when the leasing company asks for it. */
export const receiverSignature = (label: string, types: readonly ChoiceItem[]) =>
  embedded(label, {
    ...signed(types),
    driversLicenseDateOfIssue: date('Führerschein ausgestellt am'),
    driversLicenseIssuingAuthority: text('Ausstellende Behörde', { max: 120 }),
    driverLicenseNumber: text('Führerscheinnummer', { max: 30 }),
    driversLicenseClassBAllowed: flag('Klasse B vorhanden'),
  });
