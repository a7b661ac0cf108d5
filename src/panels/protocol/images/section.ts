/** Which part of a picture is looked at: how much larger than whole, and around which point, in percent. */
export type Section = { readonly zoom: number; readonly x: number; readonly y: number };

const factor = 1.4;
const most = 6;

/** A step nearer or farther; whole is the farthest. */
export function zoomed({ zoom, ...at }: Section, by: 1 | -1): Section {
  const next = Math.min(most, Math.max(1, zoom * factor ** by));
  return next === 1 ? { zoom: 1, x: 50, y: 50 } : { ...at, zoom: next };
}

/** Pulled by so many parts of what is seen; the edge of the picture is never pulled into it. */
export function pulled({ zoom, x, y }: Section, by: { readonly x: number; readonly y: number }): Section {
  if (zoom === 1) return { zoom, x, y };
  const moved = (from: number, part: number) => Math.min(100, Math.max(0, from - (part * 100) / (zoom - 1)));
  return { zoom, x: moved(x, by.x), y: moved(y, by.y) };
}
