import { isLoopback, type Settings } from '../settings.ts';

/** What a name must look like to be repeated in a sentence. */
const plainName = /^[a-z0-9._:-]{1,200}$/;

/**
 * Why a request for this `Host` is not answered; undefined when it is. While Leitstand listens to this machine alone, a
 * page of a stranger could otherwise reach it by a name of its own that leads here (DNS rebinding), and would be of the
 * same origin for the browser.
 */
export function hostRefusal(
  header: string | undefined,
  { host, allowedHosts }: Pick<Settings, 'host' | 'allowedHosts'>,
): string | undefined {
  // A browser always says for whom it asks.
  if (header === undefined || (allowedHosts === null && !isLoopback(host))) return undefined;
  const name = nameIn(header);
  if (isOfThisMachine(name) || allowedHosts?.some((it) => covers(it, name))) return undefined;
  const wanted = [...(allowedHosts ?? []), name].join(',');
  return plainName.test(name)
    ? `Unter dem Namen „${name}“ antwortet Leitstand nicht. Soll er hierher führen, bitte ALLOWED_HOSTS=${wanted} setzen.`
    : 'Unter diesem Namen antwortet Leitstand nicht; erlaubte Namen stehen in ALLOWED_HOSTS.';
}

function nameIn(header: string): string {
  const inBrackets = /^\[([^\]]*)\]/.exec(header)?.[1];
  return (inBrackets ?? header.replace(/:\d*$/, '')).toLowerCase().replace(/\.$/, '');
}

function isOfThisMachine(name: string): boolean {
  return (
    name === 'localhost' ||
    name.endsWith('.localhost') ||
    name === '::1' ||
    /^127\.\d{1,3}\.\d{1,3}\.\d{1,3}$/.test(name)
  );
}

function covers(allowed: string, name: string): boolean {
  return allowed.startsWith('*.') ? name.endsWith(allowed.slice(1)) : name === allowed;
}
