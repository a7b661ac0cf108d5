/** The more particular first: every browser claims to be some of the others as well. */
const browsers = [
  [/\bEdgA?\//, 'Edge'],
  [/\bOPR\//, 'Opera'],
  [/\bFirefox\/|\bFxiOS\//, 'Firefox'],
  [/\b(Headless)?Chrome\/|\bCriOS\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
] as const;
const systems = [
  [/Windows/, 'Windows'],
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
] as const;

/** A device in a few words, for example "Firefox auf Windows", from what its browser calls itself. */
export function deviceOf(userAgent: string): string {
  const [browser, system] = [browsers, systems].map((list) => list.find(([pattern]) => pattern.test(userAgent))?.[1]);
  if (browser && system) return `${browser} auf ${system}`;
  return (
    browser ?? system ?? (userAgent === '' ? 'Unbekanntes Gerät' : `Programm „${userAgent.split(/[/ ]/)[0] ?? ''}“`)
  );
}
