import { choices } from '../../choices/choices.ts';

/** Used by drivers registration-data.questions. */
export const registrationQuestions = choices('Fragen der Registrierung', [
  { key: 'hasTrade', label: 'Haben Sie ein Gewerbe angemeldet?', type: 'yesno' },
  { key: 'licenceSince', label: 'Seit wann besitzen Sie den Führerschein der Klasse B?', type: 'date' },
  { key: 'penaltyPoints', label: 'Haben Sie derzeit Punkte im Fahreignungsregister?', type: 'yesno' },
  { key: 'experience', label: 'Haben Sie bereits Fahrzeuge überführt?', type: 'yesno' },
  { key: 'hoursPerWeek', label: 'Wie viele Stunden pro Woche möchten Sie fahren?', type: 'number' },
  { key: 'availableDays', label: 'An welchen Wochentagen sind Sie verfügbar?', type: 'weekdays' },
  { key: 'range', label: 'Welche Entfernung fahren Sie höchstens (in km)?', type: 'number' },
  { key: 'overnight', label: 'Sind auswärtige Übernachtungen möglich?', type: 'yesno' },
  { key: 'hasBahnCard', label: 'Besitzen Sie eine BahnCard oder ein Deutschlandticket?', type: 'yesno' },
  { key: 'hasDriverCard', label: 'Besitzen Sie eine Fahrerkarte?', type: 'yesno' },
  { key: 'electric', label: 'Haben Sie Erfahrung mit Elektrofahrzeugen?', type: 'yesno' },
  { key: 'source', label: 'Wie sind Sie auf uns aufmerksam geworden?', type: 'text' },
]);
