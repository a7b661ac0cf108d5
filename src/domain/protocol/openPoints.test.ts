import { describe, expect, test } from 'vitest';
import { openPoints } from './openPoints.ts';

const signed = { signatureType: 'SIGNATURE', signatureTime: '2026-11-21T06:21:00Z' } as const;
const whole = {
  processState: 'RECEIVED',
  driverSignature: signed,
  submitterSignature: signed,
  receiverSignature: signed,
} as const;
const texts = (...given: Parameters<typeof openPoints>) => openPoints(...given).map((it) => it.text);

describe('what is open in a protocol', () => {
  test('is nothing while nothing has happened and nothing when all is there', () => {
    expect(openPoints({ processState: 'UNPROCESSED' }, { pictures: [front('STARTED')] })).toEqual([]);
    expect(openPoints(whole, { contract: { anzahlSchluessel: 2 } })).toEqual([]);
  });

  test('are signatures of the sides behind us, unless another way stands for them', () => {
    expect(texts({ processState: 'SUBMITTED' }, {})).toEqual([
      'Unterschrift Fahrer fehlt',
      'Unterschrift Übergeber fehlt',
    ]);
    const receiver = (signature: object) => texts({ ...whole, receiverSignature: signature }, {});
    expect(receiver({})).toEqual(['Unterschrift Empfänger fehlt']);
    expect(receiver({ signatureType: 'HYGIENE' })).toEqual([]);
    expect(receiver({ signatureType: 'KEY_SLOT' })).toEqual(['Unterschrift Empfänger fehlt']);
    expect(
      receiver({ signatureType: 'KEY_SLOT', signatureAltPhoto: { documentPicture: { file: '/api/images/1' } } }),
    ).toEqual([]);
    expect(
      texts({ ...whole, receiverSignature: {}, additionalProperties: { disableSignatureValidation: true } }, {}),
    ).toEqual([]);
  });

  test('are the required pictures of the sides behind us', () => {
    const pictures = [front('STARTED'), front('SUBMITTED'), { ...front('STARTED'), required: false }];
    expect(texts({ ...whole, processState: 'SUBMITTED' }, { pictures })).toEqual([
      'Front (Abholung) fehlt (Pflichtbild)',
    ]);
    const images = [{ imageId: 'front_STARTED', file: '/api/images/1' }, { imageId: 'front_SUBMITTED' }];
    expect(openPoints({ ...whole, images }, { pictures })).toEqual([
      { text: 'Front (Zustellung) fehlt (Pflichtbild)', path: 'images', wanted: 'Front (Zustellung)' },
    ]);
    expect(texts({ ...whole, emptyRunDone: true }, { pictures })).toEqual([]);
  });

  test('are damages that somebody saw on the pictures and nobody took down', () => {
    const complaints = [{ component: 'doorFrontRight' }, { component: 'doorFrontRight' }, { component: null }] as const;
    const damage = (processStateType: 'STARTED' | 'SUBMITTED') =>
      ({ component: 'doorFrontRight', image: { processStateType } }) as const;
    const point = {
      text: 'Neuer Schaden nicht erfasst: Tür vorn rechts',
      path: 'damages',
      part: 'doorFrontRight',
    };
    expect(openPoints({ ...whole, complaints }, {})).toEqual([point]);
    expect(openPoints({ ...whole, complaints, damages: [damage('STARTED')] }, {})).toEqual([point]);
    expect(openPoints({ ...whole, complaints, damages: [damage('SUBMITTED')] }, {})).toEqual([]);
  });

  test('are receipts, figures and what nobody has settled, each at its field', () => {
    expect(
      openPoints(
        {
          ...whole,
          expenses: [
            { type: 'taxi', amount: '34.80' },
            { type: 'toll', documentPicture: { file: '/api/images/2' } },
          ],
          mileageOnSubmit: 18_412,
          mileageOnReceive: 1_859,
          carKeys: 1,
          licensePlateFinCheckResult: 'INVALID',
          licensePlateFinCheckNewPlate: 'K-LS 418',
          inspectionDateChanged: true,
          waitings: [
            { minutes: 20, approvedBy: 'dispo' },
            { minutes: 25, approvedBy: ' ' },
          ],
        },
        { contract: { anzahlSchluessel: 2, licensePlate: 'K-LS 417' } },
      ),
    ).toEqual([
      { text: 'Beleg zu Taxi fehlt', path: 'expenses.0.documentPicture.file', wanted: 'Beleg zu Taxi' },
      { text: 'Kilometerstand läuft rückwärts: 18.412 → 1.859', path: 'mileageOnReceive' },
      { text: '2 Schlüssel erwartet, 1 übernommen', path: 'carKeys' },
      { text: 'FIN weicht ab', path: 'licensePlateFinCheckResult' },
      { text: 'HU-Termin weicht ab', path: 'inspectionDateAccepted' },
      { text: 'Wartezeit nicht freigegeben', path: 'waitings.1.approvedBy' },
    ]);
    const found = { licensePlateFinCheckResult: 'INVALID', licensePlateFinCheckNewPlate: 'K-LS 418' } as const;
    expect(texts({ ...whole, ...found }, { contract: { licensePlate: 'K-LS 418' } })).toEqual([]);
    expect(texts({ ...whole, inspectionDateChanged: true, inspectionDateAccepted: true }, {})).toEqual([]);
  });
});

function front(state: 'STARTED' | 'SUBMITTED') {
  return { image: `front_${state}`, label: 'Front', state, required: true } as const;
}
