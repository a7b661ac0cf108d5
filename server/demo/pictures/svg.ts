/** The measures of every drawn picture. */
export const picture = { width: 960, height: 720 } as const;
export type Point = readonly [x: number, y: number];
type Look = { readonly fill?: string; readonly stroke?: string; readonly width?: number; readonly opacity?: number };

const rounded = (value: number) => String(Math.round(value * 10) / 10);
const look = ({ fill = 'none', stroke, width = 3, opacity }: Look) =>
  `fill="${fill}"${stroke === undefined ? '' : ` stroke="${stroke}" stroke-width="${rounded(width)}" stroke-linecap="round" stroke-linejoin="round"`}${opacity === undefined ? '' : ` opacity="${rounded(opacity)}"`}`;

export function box([x, y]: Point, [width, height]: Point, it: Look & { readonly round?: number }): string {
  return `<rect x="${rounded(x)}" y="${rounded(y)}" width="${rounded(width)}" height="${rounded(height)}" rx="${rounded(it.round ?? 0)}" ${look(it)}/>`;
}

export function disc([x, y]: Point, radius: number, it: Look & { readonly flat?: number }): string {
  return `<ellipse cx="${rounded(x)}" cy="${rounded(y)}" rx="${rounded(radius)}" ry="${rounded(radius * (it.flat ?? 1))}" ${look(it)}/>`;
}

export function shape(points: readonly Point[], it: Look): string {
  return `<polygon points="${points.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join(' ')}" ${look(it)}/>`;
}

export function line(points: readonly Point[], it: Look): string {
  return `<polyline points="${points.map(([x, y]) => `${rounded(x)},${rounded(y)}`).join(' ')}" ${look(it)}/>`;
}

export function path(d: string, it: Look): string {
  return `<path d="${d}" ${look(it)}/>`;
}

export function mirrored(content: string): string {
  return `<g transform="translate(${picture.width} 0) scale(-1 1)">${content}</g>`;
}

/** What is drawn of a scene: all of it, or close up around a point. */
export type Frame = { readonly at?: Point; readonly zoom?: number };

export function svg(content: string, { at = [picture.width / 2, picture.height / 2], zoom = 1 }: Frame = {}): string {
  const [width, height] = [picture.width / zoom, picture.height / zoom];
  const [left, top] = [at[0] - width / 2, at[1] - height / 2];
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${picture.width}" height="${picture.height}" viewBox="${[left, top, width, height].map(rounded).join(' ')}">${content}</svg>`;
}

/** A colour made darker (below 1) or lighter (above 1). */
export function shaded(colour: string, by: number): string {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const mixed = parts.map((it) => Math.round(by <= 1 ? it * by : it + (255 - it) * (by - 1)));
  return `#${mixed.map((it) => Math.max(0, Math.min(255, it)).toString(16).padStart(2, '0')).join('')}`;
}
