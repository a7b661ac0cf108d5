import { choices } from '../../choices/choices.ts';

/**
 * Used by price_types. key is the slug; slugs that begin with gutschrift- count for the credit price, all others for
 * the contract value; discounts are negative prices.
 */
export const priceTypes = choices('Preisarten', [
  { key: 'grundpreis', label: 'Grundpreis', conditionField: null, target: 'auftragswert' },
  { key: 'gutschrift-grundpreis', label: 'Grundpreis Gutschrift', conditionField: null, target: 'gutschriftpreis' },
  { key: 'vorholung', label: 'Zuschlag Vorholung', conditionField: 'vorholung', target: 'auftragswert' },
  { key: 'flex', label: 'Abschlag Flex', conditionField: 'flexContract', target: 'auftragswert' },
  { key: 'stationsfahrt', label: 'Zuschlag Stationsfahrt', conditionField: 'vwstationsfahrt', target: 'auftragswert' },
  { key: 'elektro', label: 'Zuschlag Elektrofahrzeug', conditionField: 'verzoegerteAbgabe', target: 'auftragswert' },
  { key: 'anschluss-aba', label: 'Abschlag Anschlussfahrt ABA', conditionField: 'abafahrt', target: 'auftragswert' },
  { key: 'leerfahrt', label: 'Leerfahrt', conditionField: 'leerfahrt', target: 'auftragswert' },
  { key: 'waschen', label: 'Fahrzeugwäsche', conditionField: 'waschen', target: 'auftragswert' },
  { key: 'express', label: 'Express', conditionField: 'service:18', target: 'auftragswert' },
  { key: 'samstag', label: 'Zustellung am Samstag', conditionField: 'service:19', target: 'auftragswert' },
  { key: 'raederwechsel', label: 'Räderwechsel', conditionField: 'service:10', target: 'auftragswert' },
  { key: 'rote-kennzeichen', label: 'Rote Kennzeichen', conditionField: 'service:9', target: 'auftragswert' },
  {
    key: 'gutschrift-elektro',
    label: 'Zuschlag Elektrofahrzeug Fahrer',
    conditionField: 'verzoegerteAbgabe',
    target: 'gutschriftpreis',
  },
  { key: 'gutschrift-express', label: 'Express Fahrer', conditionField: 'service:18', target: 'gutschriftpreis' },
  { key: 'gutschrift-samstag', label: 'Samstag Fahrer', conditionField: 'service:19', target: 'gutschriftpreis' },
]);
