/** Where messages to browsers may be sent, and the contact of the operator for the services. */
export type PushAccess = { readonly contact: string; readonly services: readonly string[] };

/** The push services of the usual browsers: Chrome and Edge, Firefox, Safari. */
export const usualServices = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.notify.windows.com',
  '*.push.apple.com',
] as const;

/** Whether an entry of the setting names a service: a host, `*.` for all below it, or a whole origin. */
export function isService(entry: string): boolean {
  if (/^https?:\/\//.test(entry)) return URL.canParse(entry) && new URL(entry).origin === entry;
  return /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(entry);
}

/**
 * Whether something may be sent to this address: encrypted and at one of the services that the operator allows, so that
 * nobody makes the server call any other machine.
 */
export function isAllowed(endpoint: string, services: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { origin, protocol, hostname, port, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  const isUsual = protocol === 'https:' && port === '';
  return services.some((it) =>
    it.includes('://')
      ? it === origin
      : isUsual && (it.startsWith('*.') ? hostname.endsWith(it.slice(1)) : it === hostname),
  );
}
