import { choices } from '../../choices/choices.ts';

/** Used by addresses.warningTextDamages, addresses.warningTextTakeoverReservation. */
export const addressWarnings = choices('Warntexte der Ladeliste', [
  {
    key: 'warningTextDamages',
    label: 'Hinweis Schäden',
    text: 'Achtung: An dieser Adresse werden Fahrzeuge besonders genau geprüft. Bitte erfassen Sie jeden Schaden mit Nah- und Übersichtsfoto, bevor der Übergeber unterschreibt. Nachträglich gemeldete Schäden werden dem Fahrer zugerechnet.',
  },
  {
    key: 'warningTextTakeoverReservation',
    label: 'Hinweis Übernahmevorbehalt',
    text: 'Achtung: Ist das Fahrzeug verschmutzt, nass oder schlecht beleuchtet, tragen Sie bitte vor der Unterschrift einen Übernahmevorbehalt ein. Ohne Vorbehalt gilt das Fahrzeug als sichtbar schadenfrei übernommen.',
  },
]);
