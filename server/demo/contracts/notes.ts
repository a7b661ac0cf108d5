import type { Random } from '../random.ts';

/** Notes as staff write them on contracts. */
const backend = [
  'Kunde ruft vor Bestätigung zurück.',
  'Abholung nur mit Vollmacht, liegt als PDF beim Kunden.',
  'Termin mit Herrn vor Ort telefonisch abgestimmt.',
  'Fahrer vom Vortag kennt den Platz.',
  'Bei Rückfragen zuerst die Flottenabteilung anrufen.',
  'Wunschfahrer, wenn möglich.',
  'Zweitschlüssel wird nachgesendet.',
  'Rechnung erst nach Freigabe durch den Kunden.',
  'Kunde bittet um Foto der Reifenprofile.',
  'Zustellung lieber am Vormittag.',
];
const driver = [
  'Schlüssel liegt an der Pforte.',
  'Bitte 30 Minuten vor Ankunft anrufen.',
  'Zufahrt über Tor 3.',
  'Fahrzeug steht in der Tiefgarage, Ebene −1.',
  'Anmeldung am Empfang, Ausweis mitbringen.',
  'Laden unterwegs einplanen, Ladekarte liegt im Handschuhfach.',
  'Parken auf dem Hof ist nicht möglich.',
  'Bitte Innenraum besenrein übergeben.',
  'Warnweste auf dem Gelände tragen.',
  'Rückfahrt ab Bahnhof, Fußweg etwa 15 Minuten.',
  'Einweisung in das Fahrzeug etwa 20 Minuten.',
];
const shared = [
  'Übergabe nur an die genannte Person.',
  'Fahrzeug wird bis 16:00 Uhr benötigt.',
  'Bitte Führerscheinkontrolle durchführen.',
  'Altfahrzeug wird gesondert abgeholt.',
  'Winterräder liegen im Kofferraum.',
];
const invoice = [
  'Kostenstelle auf der Rechnung angeben.',
  'Sammelrechnung zum Monatsende.',
  'Auslagen gesondert ausweisen.',
  'Festpreis laut Angebot.',
  'Wartezeit nach Rücksprache mit dem Kunden berechnen.',
];
const credit = ['Bahnfahrt wird erstattet.', 'Nachtzuschlag vereinbart.', 'Umweg vom Büro freigegeben.'];
const pickup = [
  'Bitte am Serviceschalter melden.',
  'Fahrzeug steht auf Platz 14.',
  'Übergabe durch den Hausmeister.',
  'Werkstatteinfahrt hinten rechts.',
  'Papiere liegen im Büro, Erdgeschoss.',
];
const delivery = [
  'Abstellen auf dem markierten Besucherplatz.',
  'Schlüssel in den Briefkasten am Tor.',
  'Annahme nur bis 15:30 Uhr.',
  'Bitte auf mindestens 50 % laden.',
  'Fahrzeug vor Übergabe waschen.',
];

export type Notes = {
  readonly [
    Name in
      | 'infoBackend'
      | 'infoDriver'
      | 'infoShared'
      | 'rechnungsnotiz'
      | 'gutschriftnotiz'
      | 'abholinfos'
      | 'bringinfos'
  ]: string | null;
};

/** Notes as often as contracts carry them. */
export function drawNotes(random: Random, isPickup: boolean): Notes {
  const some = (share: number, texts: readonly string[]) => (random.chance(share) ? random.pick(texts) : null);
  return {
    infoBackend: some(0.16, backend),
    infoDriver: some(0.3, driver),
    infoShared: some(0.09, shared),
    rechnungsnotiz: some(0.05, invoice),
    gutschriftnotiz: some(0.03, credit),
    abholinfos: some(0.22, pickup),
    bringinfos: isPickup && random.chance(0.7) ? 'Knapp betanken!' : some(0.2, delivery),
  };
}
