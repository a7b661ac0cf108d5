import { choices } from '../../choices/choices.ts';

/** Used by bodyparts. */
export const bodyShapes = choices('Bauformen', [
  {
    key: 'steilhecklimousine',
    label: 'Steilhecklimousine',
    carType: 'STEILHECKLIMOUSINE',
    doors: 5,
    excludes: ['slidingDoorLeft', 'slidingDoorRight', 'rearDoorLeft', 'rearDoorRight', 'bulkhead'],
  },
  {
    key: 'limousine',
    label: 'Limousine',
    carType: 'LIMOUSINE',
    doors: 4,
    excludes: [
      'slidingDoorLeft',
      'slidingDoorRight',
      'rearDoorLeft',
      'rearDoorRight',
      'bulkhead',
      'rearWiper',
      'roofRailLeft',
      'roofRailRight',
    ],
  },
  {
    key: 'kombi',
    label: 'Kombi',
    carType: 'KOMBI',
    doors: 5,
    excludes: ['slidingDoorLeft', 'slidingDoorRight', 'rearDoorLeft', 'rearDoorRight'],
  },
  { key: 'transporter', label: 'Transporter', carType: 'TRANSPORTER', doors: 4, excludes: ['sunroof'] },
  {
    key: 'kastenwagen',
    label: 'Kastenwagen',
    carType: 'KASTENWAGEN',
    doors: 4,
    excludes: ['sunroof', 'doorRearLeft', 'doorRearRight', 'rearBench', 'windowRearLeft', 'windowRearRight'],
  },
  {
    key: 'coupe',
    label: 'Coupé',
    carType: 'COUPE',
    doors: 2,
    excludes: [
      'doorRearLeft',
      'doorRearRight',
      'slidingDoorLeft',
      'slidingDoorRight',
      'rearDoorLeft',
      'rearDoorRight',
      'bulkhead',
      'roofRailLeft',
      'roofRailRight',
    ],
  },
]);
