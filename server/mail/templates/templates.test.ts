import { describe, expect, test } from 'vitest';
import { htmlOf, plainTextOf } from '../mailBody.ts';
import { blocksOf, subjectOf, type MailTemplate, type Value } from '../mailTemplate.ts';
import { applicationAccepted } from './applicationAccepted.ts';
import { applicationDeclined } from './applicationDeclined.ts';
import { appointment, appointmentWithCatalogue, coordinationVerb } from './appointment.ts';
import { cancellationConfirmed, feeLine } from './cancellationConfirmed.ts';
import { driverAssignment } from './driverAssignment.ts';
import { driverCancellation, reasonLine } from './driverCancellation.ts';
import { offerHead, offerList } from './offerList.ts';
import { flexLine, contractConfirmation } from './contractConfirmation.ts';
import { originalText } from '../wordings/offered.ts';
import { parkingHead, parkingNotice } from './parkingNotice.ts';
import { shows } from '../../../tests/specification/shows.ts';

const signature = ['Freundliche Grüße', 'Dora Dispo', 'Muster Überführungen GmbH · 0221 4710 100 · dispo@muster.example', 'Amtsgericht Köln · HRB 1'];
const signed = signature.join('\n');

/** The mail as its reader sees it: subject first, then the text. */
function written<Name extends string>(template: MailTemplate<Name>, values: Readonly<Record<Name, Value>>, greeting = 'Guten Tag Frau Beispiel'): { text: string; html: string } {
  const body = { blocks: blocksOf({ ...template, text: originalText(template) }, { ...values, greeting }), signature };
  return { text: `${subjectOf(template, values)}\n---\n${plainTextOf(body)}`, html: htmlOf(body) };
}

const contract = {
  orderNumber: '26000418', contractType: 'Auslieferung', vehicle: 'Volkswagen ID.4, K-LS 418E, FIN WVWZZZE1ZMP000418', manufacturer: 'Volkswagen', carModel: 'ID.4', licensePlate: 'K-LS 418E',
  leasingVertragsnummer: 'LV 4711', kostenstelle: '0815', subjectAddition: null, pickupCity: 'Köln', deliveryCity: 'Ulm', pickupDate: '24.11.2026', deliveryDate: '24.11.2026',
  pickupTimeFrom: '08:00', pickupTimeTo: '10:00', deliveryTimeFrom: '14:30', deliveryTimeTo: '16:30', pickupTimes: '08:00 bis 10:00 Uhr', deliveryTimes: '14:30 bis 16:30 Uhr',
  pickupBlock: ['Autohaus Müller & Söhne', 'Hauptstraße 1', '50667 Köln', 'Frau Grün', 'Telefon 0221 4710 1'], deliveryBlock: ['Solartechnik GmbH', 'Donauweg 9', '89073 Ulm'],
  abholinfos: 'Schlüssel am Empfang', bringinfos: 'Einfahrt über den Hof', googleKm: '387 km', googleFahrzeit: '3:50 h', infoShared: 'Bitte vorher anrufen', infoDriver: 'Maut ist bezahlt',
};

describe('M01, the confirmation', () => {
  test('says everything that was ordered', () => {
    shows('M01');
    const { text, html } = written(contractConfirmation, { ...contract, services: 'Volltanken, Innenreinigung', flexLine: flexLine(contract) });
    expect(text).toBe(`Auftragsbestätigung 26000418: Köln – Ulm am 24.11.2026
---
Guten Tag Frau Beispiel,

vielen Dank für Ihren Auftrag. Wir bestätigen ihn wie folgt:

Auftrag: 26000418 (Auslieferung)
Fahrzeug: Volkswagen ID.4, K-LS 418E, FIN WVWZZZE1ZMP000418
Vertragsnummer: LV 4711
Kostenstelle: 0815

Abholung am 24.11.2026, 08:00 bis 10:00 Uhr
Autohaus Müller & Söhne
Hauptstraße 1
50667 Köln
Frau Grün
Telefon 0221 4710 1

Zustellung am 24.11.2026, 14:30 bis 16:30 Uhr
Solartechnik GmbH
Donauweg 9
89073 Ulm

Zusatzleistungen: Volltanken, Innenreinigung
Hinweis: Bitte vorher anrufen

Bitte prüfen Sie die Angaben und geben Sie uns Änderungen möglichst bis zum Vortag, 12:00 Uhr, durch.

Den genauen Termin im Zeitraum 24.11.2026 bis 24.11.2026 stimmen wir mit dem Ansprechpartner ab und bestätigen ihn gesondert.

${signed}
`);
    expect(html).toContain('Autohaus Müller &amp; Söhne<br>');
  });

  test('leaves out what is not known, and keeps the day of a ride without times', () => {
    const bare = { ...contract, contractType: '', leasingVertragsnummer: null, kostenstelle: '', pickupTimeFrom: '', pickupTimeTo: null, deliveryTimeFrom: '', deliveryTimeTo: null, infoShared: null, services: '', flexLine: null, subjectAddition: 'Eilt' };
    const { text } = written(contractConfirmation, bare);
    expect(text).toContain('am 24.11.2026 · Eilt\n');
    expect(text).toContain('Auftrag: 26000418\nFahrzeug: Volkswagen ID.4, K-LS 418E, FIN WVWZZZE1ZMP000418\n\nAbholung am 24.11.2026\nAutohaus');
    expect(text).not.toMatch(/Vertragsnummer|Kostenstelle|Zusatzleistungen|Hinweis|Uhr\nAuto|\{|\[/);
  });

  test('says of a window what is known of it', () => {
    const known = { ...contract, services: '', flexLine: null, pickupTimeTo: null, deliveryTimeFrom: '' };
    const { text } = written(contractConfirmation, known);
    expect(text).toContain('Abholung am 24.11.2026, ab 08:00 Uhr\n');
    expect(text).toContain('Zustellung am 24.11.2026, bis 16:30 Uhr\n');
  });
});

test('M02, the assignment', () => {
  shows('M02');
  const { text } = written(driverAssignment, { ...contract, followUpOrders: '26000419, Ulm – Köln am 24.11.2026', accessories: 'Fahrzeugschlüssel (2), Ladekabel' }, 'Guten Tag Herr Fahrer');
  expect(text).toBe(`Fahrt 26000418 am 24.11.2026: Köln – Ulm
---
Guten Tag Herr Fahrer,

Sie sind für folgende Fahrt eingeteilt:

Volkswagen ID.4, K-LS 418E, FIN WVWZZZE1ZMP000418
Abholung: 24.11.2026, 08:00 bis 10:00 Uhr
Autohaus Müller & Söhne
Hauptstraße 1
50667 Köln
Frau Grün
Telefon 0221 4710 1
Schlüssel am Empfang

Zustellung: 24.11.2026, 14:30 bis 16:30 Uhr
Solartechnik GmbH
Donauweg 9
89073 Ulm
Einfahrt über den Hof

Entfernung: 387 km, Fahrzeit etwa 3:50 h
Anschluss: 26000419, Ulm – Köln am 24.11.2026
Zubehör: Fahrzeugschlüssel (2), Ladekabel
Hinweise: Maut ist bezahlt

Die Fahrt steht in Ihrer App bereit. Falls Sie verhindert sind, rufen Sie uns bitte sofort an.

${signed}
`);
});

test.each([
  [true, 'Der Auftraggeber hat den Auftrag storniert.'],
  [false, 'Die Fahrt wurde neu eingeteilt.'],
])('M03, the ride is not his any more (cancelled: %s)', (isStorniert, reason) => {
  shows('M03');
  expect(written(driverCancellation, { ...contract, reasonLine: reasonLine(isStorniert) }, 'Guten Tag').text).toBe(`Fahrt 26000418 am 24.11.2026 entfällt für Sie
---
Guten Tag,

die Fahrt 26000418 am 24.11.2026 von Köln nach Ulm ist Ihnen nicht mehr zugeteilt. ${reason}
Bitte treten Sie die Anreise nicht an. Weitere freie Fahrten finden Sie in der Angebotsliste.

${signed}
`);
});

test.each([
  [null, 'Es entstehen Ihnen keine Kosten.'],
  ['45,00 €', 'Für die Stornierung berechnen wir 45,00 € netto.'],
])('M04, the cancellation with fee %s', (fee, line) => {
  shows('M04');
  expect(written(cancellationConfirmed, { ...contract, cancelledAt: '23.11.2026, 10:12', feeLine: feeLine(fee), fee }).text).toBe(`Stornierung bestätigt: Auftrag 26000418
---
Guten Tag Frau Beispiel,

wir bestätigen die Stornierung Ihres Auftrags 26000418 (Volkswagen ID.4, K-LS 418E, FIN WVWZZZE1ZMP000418, Köln – Ulm, geplant am 24.11.2026) zum 23.11.2026, 10:12 Uhr.
${line}

${signed}
`);
});

test('M05, the offer list, as a table and as lines', () => {
  shows('M05');
  const offerTable = { head: offerHead, rows: [['24.11.2026', 'Köln – Ulm', '387 km', 'Volkswagen ID.4', '218,00 €'], ['25.11.2026', 'Kiel – Bremen', '205 km', 'Opel <Corsa>', '']] };
  const { text, html } = written(offerList, { count: '2', firstDate: '24.11.2026', offerTable, portalLink: 'https://portal.muster.example/angebote' }, 'Guten Tag');
  expect(text).toBe(`2 freie Fahrten ab 24.11.2026
---
Guten Tag,

diese Fahrten sind noch frei:

24.11.2026 · Köln – Ulm · 387 km · Volkswagen ID.4 · 218,00 €
25.11.2026 · Kiel – Bremen · 205 km · Opel <Corsa>

Bewerben Sie sich bitte in der App oder im Fahrerportal: https://portal.muster.example/angebote
Möchten Sie diese Übersicht nicht mehr erhalten, können Sie sie dort abbestellen.

${signed}
`);
  expect(html.match(/<th /g)).toHaveLength(5);
  expect(html).toContain('Opel &lt;Corsa&gt;');
  expect(html).toContain('<a href="https://portal.muster.example/angebote"');
});

test('M06 and M07, the answers to an application', () => {
  shows('M06', 'M07');
  const rideList = ['26000418, Köln – Ulm am 24.11.2026, 08:00 bis 10:00 Uhr', '26000419, Ulm – Köln am 24.11.2026'];
  expect(written(applicationAccepted, { target: 'FP-1042', pickupDate: '24.11.2026', rideList }, 'Guten Tag').text).toBe(`Ihre Bewerbung auf FP-1042 ist angenommen
---
Guten Tag,

wir freuen uns: Sie fahren FP-1042 am 24.11.2026.

26000418, Köln – Ulm am 24.11.2026, 08:00 bis 10:00 Uhr
26000419, Ulm – Köln am 24.11.2026

Alle Angaben finden Sie in der App. Gute Fahrt!

${signed}
`);
  expect(written(applicationDeclined, { target: '26000418', pickupDate: '24.11.2026' }, 'Guten Tag').text).toBe(`Ihre Bewerbung auf 26000418
---
Guten Tag,

vielen Dank für Ihre Bewerbung auf 26000418 am 24.11.2026. Diese Fahrt ist inzwischen anders vergeben. Weitere Angebote finden Sie in der Angebotsliste.

${signed}
`);
});

describe('M08, arranging the appointment', () => {
  const values = { ...contract, customerName: 'Rheinbogen Leasing GmbH', linkedPlate: null, coordinationVerb: coordinationVerb('swap', 'K-AB 12'), coordinationText: 'Tausch', addressBlock: ['Solartechnik GmbH', 'Donauweg 9', '89073 Ulm'], companyPhone: '0221 4710 100' };
  const body = `Guten Tag,

im Auftrag von Rheinbogen Leasing GmbH dürfen wir das Fahrzeug Volkswagen ID.4, K-LS 418E, FIN WVWZZZE1ZMP000418 ausliefern und dabei Ihr bisheriges Fahrzeug K-AB 12 übernehmen.
Vorgesehener Zeitraum: 24.11.2026 bis 24.11.2026
Adresse:
Solartechnik GmbH
Donauweg 9
89073 Ulm

Bitte nennen Sie uns per Antwort auf diese E-Mail oder unter 0221 4710 100:

- einen Wunschtermin mit einem Zeitfenster von zwei Stunden (montags bis freitags, 8 bis 18 Uhr),
- einen Ansprechpartner vor Ort mit Telefonnummer,
- ob die Adresse stimmt.
`;

  test('without the catalogue (M08a)', () => {
    const { text, html } = written(appointment, values, 'Guten Tag');
    expect(text).toBe(`Terminabstimmung Tausch: Volkswagen ID.4, K-LS 418E\n---\n${body}\n${signed}\n`);
    expect(html.match(/<li>/g)).toHaveLength(3);
    expect([coordinationVerb('pickup', null), coordinationVerb('delivery', null)]).toEqual(['bei Ihnen abholen', 'an Sie ausliefern']);
  });

  test('with it (M08b)', () => {
    const { text } = written(appointmentWithCatalogue, values, 'Guten Tag');
    expect(text).toBe(`Terminabstimmung und Rückgabehinweise: K-LS 418E\n---\n${body}
Als Anlage erhalten Sie den Katalog zur Fahrzeugrückgabe. Er zeigt, was als übliche Gebrauchsspur gilt und was als Schaden bewertet wird. Bitte bereiten Sie zur Abholung vor:

- alle Schlüssel, Zulassungsbescheinigung Teil I, Bordmappe und Serviceheft,
- Tank- und Ladekarten, Ladekabel, Bordwerkzeug, Laderaumabdeckung,
- den zweiten Radsatz, falls er zum Fahrzeug gehört,
- ein gereinigtes, ausgeräumtes Fahrzeug; persönliche Daten in Navigation und Telefon bitte löschen.

${signed}
`);
  });

  test('for a parking place (M08c)', () => {
    const vehicleTable = { head: parkingHead, rows: [['08:00', 'Abholung', 'K-LS 418E', 'Volkswagen ID.4', 'WVWZZZE1ZMP000418', '26000418', 'Karl Fahrer']] };
    const { text } = written(parkingNotice, { date: '24.11.2026', count: '1', parkingSpaceName: 'Stellplatz Nord', vehicleTable, additionalNote: 'Tor 3' }, 'Guten Tag');
    expect(text).toBe(`Ankündigung für 24.11.2026: 1 Fahrzeug, Stellplatz Nord
---
Guten Tag,

am 24.11.2026 kommt zu Ihnen bzw. verlässt Sie folgendes Fahrzeug:

08:00 · Abholung · K-LS 418E · Volkswagen ID.4 · WVWZZZE1ZMP000418 · 26000418 · Karl Fahrer

Bitte halten Sie für Abholungen Schlüssel und Papiere bereit. Hinweis: Tor 3

${signed}
`);
    const two = written(parkingNotice, { date: '24.11.2026', count: '2', parkingSpaceName: 'Stellplatz Nord', vehicleTable, additionalNote: '' }, 'Guten Tag');
    expect(two.text).toContain('Ankündigung für 24.11.2026: 2 Fahrzeuge, Stellplatz Nord');
    expect(two.text).toContain('am 24.11.2026 kommen zu Ihnen bzw. verlassen Sie folgende Fahrzeuge:\n');
  });
});
