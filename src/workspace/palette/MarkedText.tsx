import type { Range } from '../../domain/search/match.ts';

/** A text with the places that were typed marked in it. */
export function MarkedText({ text, ranges }: { text: string; ranges: readonly Range[] | undefined }) {
  if (!ranges || ranges.length === 0) return text;
  const parts: { readonly text: string; readonly isHit: boolean; readonly at: number }[] = [];
  let at = 0;
  for (const [from, to] of ranges) {
    if (from > at) parts.push({ text: text.slice(at, from), isHit: false, at });
    parts.push({ text: text.slice(from, to), isHit: true, at: from });
    at = to;
  }
  if (at < text.length) parts.push({ text: text.slice(at), isHit: false, at });
  return parts.map((it) =>
    it.isHit ? (
      <mark
        key={it.at}
        className="bg-transparent whitespace-pre text-link underline decoration-[1.5px] underline-offset-2"
      >
        {it.text}
      </mark>
    ) : (
      <span key={it.at} className="whitespace-pre">
        {it.text}
      </span>
    ),
  );
}
