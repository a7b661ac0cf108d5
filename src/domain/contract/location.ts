import { embedded, flag, text, time } from '../define/field.ts';

/** One end of a ride: where it is, who hands over or receives, and from when until when. */
export const location = (label: string) =>
  embedded(label, {
    firma: text('Firma', { required: 'create', max: 120 }),
    strasse: text('Straße', { required: 'create', max: 120 }),
    hausnr: text('Hausnr.', { max: 20 }),
    plz: text('PLZ', { pattern: 'postcode' }),
    ort: text('Ort', { required: 'create', max: 120 }),
    ansprechparter1: text('Ansprechpartner', { max: 120 }),
    anspr1telefon: text('Telefon', { max: 60 }),
    anspr1email: text('E-Mail', { pattern: 'email', max: 200 }),
    startzeit: time('Öffnet'),
    endzeit: time('Schließt'),
    saveLocation: flag('Adresse speichern'),
  });
