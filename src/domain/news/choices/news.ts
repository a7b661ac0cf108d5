import { choices } from '../../choices/choices.ts';

/** Used by news demo data. */
export const news = choices('News (Beispiele)', [
  {
    key: 'winterTyres',
    label: 'Winterreifen ab Oktober',
    content:
      '<p>Ab Oktober überführen wir bei winterlichen Straßen nur noch Fahrzeuge mit Winter- oder Ganzjahresreifen. Ist die Bereifung nicht zulässig, melden Sie bitte vor der Abfahrt eine Leerfahrt mit dem Grund „Bereifung nicht zulässig“.</p>',
    showInFahrerportal: true,
    showInKundenportal: false,
    showInApp: true,
    showForEmployees: true,
  },
  {
    key: 'receipts',
    label: 'Belege bitte vollständig fotografieren',
    content:
      '<p>Auf jedem Beleg müssen Datum, Betrag, Steuersatz und Kennzeichen lesbar sein. Unleserliche Belege können wir nicht erstatten.</p>',
    showInFahrerportal: true,
    showInKundenportal: false,
    showInApp: true,
    showForEmployees: false,
  },
  {
    key: 'holidays',
    label: 'Erreichbarkeit über die Feiertage',
    content:
      '<p>Zwischen Weihnachten und Neujahr ist die Disposition von 8 bis 14 Uhr erreichbar. Aufträge für den 2. Januar nehmen wir bis zum 29. Dezember an.</p>',
    showInFahrerportal: true,
    showInKundenportal: true,
    showInApp: false,
    showForEmployees: true,
  },
  {
    key: 'electric',
    label: 'Elektrofahrzeuge: Ladestand bei Übergabe',
    content:
      '<p>Elektrofahrzeuge übergeben wir mit mindestens 50 % Ladestand, sofern nichts anderes vereinbart ist. Bitte planen Sie den Ladestopp auf der Strecke ein.</p>',
    showInFahrerportal: true,
    showInKundenportal: false,
    showInApp: true,
    showForEmployees: true,
  },
  {
    key: 'portalFlex',
    label: 'Neu im Kundenportal: Flex-Aufträge',
    content:
      '<p>Sie können ab sofort einen Zeitraum statt eines festen Tages angeben. Wir stimmen den Termin mit dem Ansprechpartner ab und bestätigen ihn per E-Mail.</p>',
    showInFahrerportal: false,
    showInKundenportal: true,
    showInApp: false,
    showForEmployees: true,
  },
  {
    key: 'appUpdate',
    label: 'Neue App-Version',
    content:
      '<p>Bitte installieren Sie die neue Version der App bis Sonntag. Sie überträgt Bilder auch bei schwachem Netz zuverlässig.</p>',
    showInFahrerportal: true,
    showInKundenportal: false,
    showInApp: true,
    showForEmployees: false,
  },
  {
    key: 'locks',
    label: 'Sperrtag am Freitag nach Himmelfahrt',
    content:
      '<p>Am Freitag nach Christi Himmelfahrt disponieren wir keine Fahrten. Bestätigte Termine bleiben bestehen.</p>',
    showInFahrerportal: true,
    showInKundenportal: true,
    showInApp: false,
    showForEmployees: true,
  },
  {
    key: 'keys',
    label: 'Zweitschlüssel zählen',
    content:
      '<p>Bitte fotografieren Sie alle Schlüssel gemeinsam und tragen Sie die Anzahl ein. Fehlt ein Schlüssel gegenüber dem Auftrag, rufen Sie vor der Abfahrt die Disposition an.</p>',
    showInFahrerportal: true,
    showInKundenportal: false,
    showInApp: true,
    showForEmployees: false,
  },
]);
