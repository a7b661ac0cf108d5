/**
 * Words that stand in every list of known passwords, alone, twice, or with figures and signs around them; umlauts and
 * figures for letters as `plainWord` writes them.
 */
const words = new Set(
  `passwort password passwd kennwort pass geheim secret top schluessel zugang login anmeldung start neu new alt test tester testing
  admin administrator root user nutzer benutzer gast guest master system service support office buero chef chefin firma company
  hallo hello hi moin servus welcome willkommen bitte danke ja nein ok welt world lieb liebe love iloveyou ich du dich wir liebedich
  ichliebedich schatz schatzi engel angel baby babe sweet honey prinzessin princess hase hasi maus mausi spatz sonne sonnenschein sunshine
  stern sterne star mond himmel blume rose flower engelchen teufel monster drache dragon tiger loewe wolf baer katze cat hund dog pferd
  einhorn unicorn fussball football soccer baseball basketball bayern muenchen dortmund schalke werder bremen koeln hamburg berlin stuttgart
  frankfurt leipzig hannover wolfsburg kassel deutschland germany oesterreich schweiz europa
  fruehling sommer herbst winter spring summer autumn januar februar maerz april mai juni juli august september oktober november dezember
  montag dienstag mittwoch donnerstag freitag samstag sonntag monday friday ostern weihnachten urlaub ferien
  michael thomas andreas stefan christian daniel markus martin peter alexander julian sebastian patrick dennis marcel kevin florian
  maria anna sandra sabine claudia stefanie nicole julia jessica katrin andrea petra laura lisa sarah michelle jennifer ashley
  superman batman pokemon starwars matrix ninja killer pirat kaffee kuchen pizza bier schokolade banane orange apfel computer internet
  google apple samsung microsoft windows facebook amazon netflix whatsapp
  leitstand disposition dispo fahrer fahrt auftrag transfer ueberfuehrung spedition autohaus auto car golf volkswagen audi mercedes porsche opel ferrari
  trustno lassmichrein letmein changeme aendern aendermich bitteaendern default standard qwer qwert qwertz qwerty asdf asdfg asdfgh yxcv yxcvbn zxcv zxcvbn
  abc abcd abcde abcdef xyz aaa abcabc foobar geheimnis sicher sicherheit security power mega super cool easy einfach`.split(
    /\s+/,
  ),
);
const longest = Math.max(...[...words].map((it) => it.length));

/** Rows of keys, as fingers run over them. */
const runs = [
  '1234567890',
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
  '1q2w3e4r5t6z7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5z6u7i8o9p0',
  '1qaz2wsx3edc4rfv5tgb6zhn',
  '1qay2wsx3edc4rfv5tgb',
  'qayxswedcvfrtgb',
  'qazwsxedcrfvtgb',
  'abcdefghijklmnopqrstuvwxyz',
];
const leastRun = 3;

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', ß: 'ss' };
const figuresForLetters: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

/**
 * Whether a password is one that is tried first: figures alone, few different signs, runs over the keyboard, or known
 * words with figures and signs around them.
 */
export function isKnownPassword(password: string): boolean {
  const text = password.toLowerCase();
  if (/^[\d\s.,:/+-]*$/.test(text) || new Set(text).size < 4) return true;
  const halves = text.slice(0, text.length / 2) === text.slice(text.length / 2) ? text.slice(0, text.length / 2) : text;
  if (isOfRuns(halves)) return true;
  const core = text.replace(/^[^a-zäöüß@$]+|[^a-zäöüß@$]+$/g, '');
  return [text, core].some((it) => isOfWords(plainWord(it, {})) || isOfWords(plainWord(it, figuresForLetters)));
}

/** Letters alone, with umlauts written out and, if wished, figures read as the letters they stand for. */
function plainWord(text: string, letters: Readonly<Record<string, string>>): string {
  return [...text]
    .map((it) => umlauts[it] ?? letters[it] ?? it)
    .join('')
    .replace(/[^a-z]/g, '');
}

/** At most three known words in a row. */
function isOfWords(text: string, max = 3): boolean {
  if (text === '') return true;
  if (max === 0) return false;
  for (let end = Math.min(longest, text.length); end > 0; end -= 1) {
    if (words.has(text.slice(0, end)) && isOfWords(text.slice(end), max - 1)) return true;
  }
  return false;
}

/** Runs of keys one after the other, forwards and backwards, at most four of them. */
function isOfRuns(text: string, max = 4): boolean {
  if (text === '') return true;
  if (max === 0) return false;
  for (let end = text.length; end >= Math.min(leastRun, text.length); end -= 1) {
    const part = text.slice(0, end);
    const isRun =
      runs.some((run) => run.includes(part) || [...run].reverse().join('').includes(part)) || new Set(part).size === 1;
    if (isRun && isOfRuns(text.slice(end), max - 1)) return true;
  }
  return false;
}
