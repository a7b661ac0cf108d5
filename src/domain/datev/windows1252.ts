/** What stands at 0x80 to 0x9F; the rest of windows-1252 is numbered like Unicode. */
const upper = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
/** Letters whose mark Unicode does not know as a sign of its own. */
const unmarked: Readonly<Record<string, string>> = { ł: 'l', Ł: 'L', đ: 'd', Đ: 'D', ħ: 'h', Ħ: 'H', ŧ: 't', ı: 'i' };

function byteOf(sign: string): number | undefined {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x80 || (code >= 0xa0 && code <= 0xff)) return code;
  const place = upper.indexOf(sign);
  return place >= 0 && code > 0x9f ? 0x80 + place : undefined;
}

/** A text with the signs that windows-1252 has: a letter it lacks loses its mark (ł, ń, ć), any other sign goes. */
export function foldedToWindows1252(text: string): string {
  return [...text.normalize('NFC')]
    .map((sign) => {
      if (byteOf(sign) !== undefined) return sign;
      const bare = unmarked[sign] ?? sign.normalize('NFD').charAt(0);
      return byteOf(bare) === undefined ? '' : bare;
    })
    .join('');
}

/** The bytes of a text in windows-1252, without a mark in front; signs that it lacks are folded. */
export function windows1252(text: string): Uint8Array {
  return Uint8Array.from([...foldedToWindows1252(text)].map((sign) => byteOf(sign) ?? 0x3f));
}
