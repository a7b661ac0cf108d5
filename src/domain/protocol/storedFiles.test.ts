import { expect, test } from 'vitest';
import { handoverOf, storedFilesOf } from './storedFiles.ts';

const picture = (number: number) => ({ documentPicture: { file: `/api/images/${String(number)}` } });

test('every file that a protocol names stands there once, by what it is', () => {
  const files = storedFilesOf(
    {
      driverSignature: { signatureImage: { file: '/api/images/1' } },
      receiverSignature: { signatureAltPhoto: picture(2) },
      images: [
        { imageId: 'submitter_front', file: '/api/images/3' },
        { imageId: 'von_gestern', file: '/api/images/4' },
        { imageId: 'submitter_rear' },
      ],
      damages: [{ sortOrder: 1, component: 'doorFrontLeft', image: { file: '/api/images/5' } }],
      expenses: [{ type: 'taxi', ...picture(6) }],
      additionalDocuments: [
        { title: 'Fahrzeugschein', ...picture(7) },
        { title: 'noch einmal', ...picture(7) },
      ],
    },
    {
      kinds: new Map([['submitter_front', 'Front']]),
      beside: [
        { label: 'IMG_0815.jpg', file: '/api/images/3' },
        { label: 'IMG_0816.jpg', file: '/api/images/8' },
      ],
    },
  );
  expect(files.map((it) => `${it.label} ${it.file.slice(12)}`)).toEqual([
    'Unterschrift Fahrer 1',
    'Ersatzfoto Empfänger 2',
    'Front 3',
    'Ohne Bildtyp 4',
    'Schaden 1 Tür vorn links 5',
    'Beleg Taxi 6',
    'Fahrzeugschein 7',
    'IMG_0816.jpg 8',
  ]);
});

test('pictures of one name are told apart by their handover', () => {
  const protocol = {
    images: [
      { imageId: 'submitter_front', file: '/api/images/1' },
      { imageId: 'receiver_front', file: '/api/images/2' },
    ],
    damages: [{ image: { file: '/api/images/3', processStateType: 'RECEIVED' as const } }],
    additionalPhotos: [{ documentPicture: { file: '/api/images/4', processStateType: 'STARTED' as const } }],
  };
  const all = [1, 2, 3, 4, 5].map((it) => handoverOf(protocol, `/api/images/${String(it)}`));
  expect(all).toEqual(['Abholung', 'Zustellung', 'Nach Zustellung', 'Abholung', undefined]);
});
