import { choices } from './choices.ts';

/** Used by contracts.bereifung, contracts.zusatzBereifung, protocols.tireType, protocols.insideCarTireType. */
export const tyreTypes = choices('Bereifung', [
  { key: 'SOMMER', label: 'Sommer', long: 'Sommerreifen' },
  { key: 'WINTER', label: 'Winter', long: 'Winterreifen' },
  { key: 'GANZJAHRES', label: 'Ganzjahres', long: 'Ganzjahresreifen' },
]);
