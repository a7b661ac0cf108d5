type Box = { readonly key: string; readonly top: number; readonly bottom: number };
export type Gap = {
  /** 0 lies above the first entry. */
  readonly at: number;
  /** Where the line is drawn. */
  readonly y: number;
};

/** Between which entries a pointer is; entries out of sight have no box. */
export function gapAt(y: number, boxes: readonly Box[], keys: readonly string[]): Gap | null {
  const last = boxes.at(-1);
  if (!last) return null;
  const below = boxes.find((it) => y < (it.top + it.bottom) / 2);
  return below ? { at: keys.indexOf(below.key), y: below.top } : { at: keys.indexOf(last.key) + 1, y: last.bottom };
}
