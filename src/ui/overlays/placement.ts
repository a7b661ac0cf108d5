export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface PlaceRequest {
  anchor: Box;
  size: { width: number; height: number };
  view: { width: number; height: number };
  side?: 'below' | 'above' | 'right' | undefined;
  align?: 'start' | 'center' | 'end' | undefined;
  gap?: number | undefined;
}

const margin = 4;
const clamp = (value: number, low: number, high: number) => Math.max(low, Math.min(value, high));

function alignedLeft({ anchor, size, align = 'start' }: PlaceRequest): number {
  if (align === 'end') return anchor.left + anchor.width - size.width;
  if (align === 'center') return anchor.left + (anchor.width - size.width) / 2;
  return anchor.left;
}

/** Where something that floats goes: on its side when it fits, else on the other one, always inside the window. */
export function place(request: PlaceRequest): { left: number; top: number } {
  const { anchor, size, view, side = 'below', gap = 2 } = request;
  const maxLeft = view.width - size.width - margin;
  const maxTop = view.height - size.height - margin;
  if (side === 'right') {
    const right = anchor.left + anchor.width + gap;
    const left = right + size.width + margin <= view.width ? right : anchor.left - gap - size.width;
    return { left: clamp(left, margin, maxLeft), top: clamp(anchor.top, margin, maxTop) };
  }
  const below = anchor.top + anchor.height + gap;
  const above = anchor.top - gap - size.height;
  const fitsBelow = below + size.height + margin <= view.height;
  const fitsAbove = above >= margin;
  const top = side === 'below' ? (fitsBelow || !fitsAbove ? below : above) : fitsAbove || !fitsBelow ? above : below;
  return { left: clamp(alignedLeft(request), margin, maxLeft), top: clamp(top, margin, maxTop) };
}

const sides = ['below', 'above', 'right'] as const;
const meet = (one: Box, other: Box) =>
  one.left < other.left + other.width &&
  other.left < one.left + one.width &&
  one.top < other.top + other.height &&
  other.top < one.top + one.height;

/**
 * Where something that may be left out goes: below, above or beside its anchor, wherever it covers none of these;
 * undefined when it would anywhere.
 */
export function placeClear(request: PlaceRequest, avoid: readonly Box[]): { left: number; top: number } | undefined {
  const spots = sides.map((side) => place({ ...request, side }));
  return spots.find((spot) => [request.anchor, ...avoid].every((it) => !meet({ ...spot, ...request.size }, it)));
}
