import { choices } from '../../choices/choices.ts';

/** Used by drivers.fahrerregion, drivers.verfuegbarzielregion. */
export const driverRegions = choices('Fahrerregion', [
  { key: 'nord', label: 'Nord', states: ['SH', 'HH', 'MV'] },
  { key: 'nordwest', label: 'Nordwest', states: ['NI', 'HB'] },
  { key: 'berlinBrandenburg', label: 'Berlin / Brandenburg', states: ['BE', 'BB'] },
  { key: 'ost', label: 'Ost', states: ['SN', 'ST', 'TH'] },
  { key: 'west', label: 'West', states: ['NW'] },
  { key: 'mitte', label: 'Mitte', states: ['HE'] },
  { key: 'suedwest', label: 'Südwest', states: ['RP', 'SL'] },
  { key: 'badenWuerttemberg', label: 'Baden-Württemberg', states: ['BW'] },
  {
    key: 'nordbayern',
    label: 'Nordbayern',
    states: ['BY'],
    postalAreas: ['90', '91', '92', '93', '95', '96', '97', '63'],
  },
  {
    key: 'suedbayern',
    label: 'Südbayern',
    states: ['BY'],
    postalAreas: ['80', '81', '82', '83', '84', '85', '86', '87', '88', '89', '94'],
  },
  { key: 'bundesweit', label: 'Bundesweit', states: [] },
]);
