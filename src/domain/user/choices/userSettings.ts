import { choices } from '../../choices/choices.ts';

/** Used by configuration. */
export const userSettings = choices('Einstellungen', [
  { key: 'enablePushNotifications', label: 'Push-Benachrichtigungen im Browser' },
  { key: 'openLinksInNewTab', label: 'Links in neuem Tab öffnen' },
]);
