/** Where on the picture of a vehicle, seen from above with its front to the left, each place lies. */
export type CarPlace = 'front' | 'leftSide' | 'rear' | 'roof' | 'interior' | 'rightSide' | 'boot';
type Outline = {
  /** Where windscreen and rear window begin and end, from the front, in parts of the length. */
  readonly bonnet: number;
  readonly roof: readonly [from: number, until: number];
  readonly round: number;
};
type Box = { readonly left: number; readonly right: number; readonly above: number; readonly below: number };
export type CarZone = Box & { readonly place: CarPlace; readonly path: string };

export const carSize = { width: 320, height: 150 } as const;
const top = 22;
const bottom = 128;
const side = 16;

const outlines: Readonly<Record<string, Outline>> = {
  STEILHECKLIMOUSINE: { bonnet: 0.27, roof: [0.4, 0.78], round: 22 },
  LIMOUSINE: { bonnet: 0.27, roof: [0.39, 0.7], round: 24 },
  KOMBI: { bonnet: 0.25, roof: [0.37, 0.76], round: 20 },
  TRANSPORTER: { bonnet: 0.14, roof: [0.24, 0.74], round: 12 },
  KASTENWAGEN: { bonnet: 0.14, roof: [0.24, 0.74], round: 10 },
  COUPE: { bonnet: 0.32, roof: [0.45, 0.7], round: 30 },
};
const usual: Outline = { bonnet: 0.25, roof: [0.38, 0.76], round: 22 };
const outlineOf = (carType: string | null): Outline => outlines[carType ?? ''] ?? usual;

/** The outline of a vehicle of this body shape. */
export function bodyPath(carType: string | null): string {
  const box = { left: 10, right: carSize.width - 10, above: top, below: bottom };
  return roundedBox(box, outlineOf(carType).round);
}

/** The places on it where something can be wrong. */
export function zonesOf(carType: string | null): readonly CarZone[] {
  const { bonnet, roof } = outlineOf(carType);
  const x = (part: number) => Math.round(10 + part * (carSize.width - 20));
  const [inner, outer] = [top + side, bottom - side];
  const [roofFrom, roofUntil] = [x(roof[0]), x(roof[1])];
  const rearFrom = Math.max(roofUntil + 26, carSize.width - 44);
  const roofMiddle = Math.round((roofFrom + roofUntil) / 2);
  const zone = (place: CarPlace, box: Box): CarZone => ({ place, path: roundedBox(box, 3), ...box });
  return [
    zone('front', { left: 12, right: x(bonnet), above: top + 2, below: bottom - 2 }),
    zone('rightSide', { left: x(bonnet) + 2, right: roofUntil, above: top + 2, below: inner }),
    zone('leftSide', { left: x(bonnet) + 2, right: roofUntil, above: outer, below: bottom - 2 }),
    zone('interior', { left: x(bonnet) + 2, right: roofMiddle, above: inner + 2, below: outer - 2 }),
    zone('roof', { left: roofMiddle + 2, right: roofUntil, above: inner + 2, below: outer - 2 }),
    zone('boot', { left: roofUntil + 2, right: rearFrom - 2, above: top + 2, below: bottom - 2 }),
    zone('rear', { left: rearFrom, right: carSize.width - 12, above: top + 2, below: bottom - 2 }),
  ];
}

/** Where the numbers of so many damages stand in a zone: side by side in its length, in rows where it is high. */
export function spotsIn(
  { left, right, above, below }: Box,
  count: number,
): readonly (readonly [x: number, y: number])[] {
  const [width, height] = [right - left, below - above];
  const columns = Math.max(1, Math.min(count, Math.round(Math.sqrt((count * width) / Math.max(1, height)))));
  const rows = Math.ceil(count / columns);
  return Array.from({ length: count }, (_, at) => [
    left + (width * ((at % columns) + 0.5)) / columns,
    above + (height * (Math.floor(at / columns) + 0.5)) / rows,
  ]);
}

function roundedBox({ left, right, above, below }: Box, round: number): string {
  const r = Math.max(0, Math.min(round, (right - left) / 2, (below - above) / 2));
  const n = (value: number) => String(value);
  return `M${n(left + r)} ${n(above)}H${n(right - r)}Q${n(right)} ${n(above)} ${n(right)} ${n(above + r)}V${n(below - r)}Q${n(right)} ${n(below)} ${n(right - r)} ${n(below)}H${n(left + r)}Q${n(left)} ${n(below)} ${n(left)} ${n(below - r)}V${n(above + r)}Q${n(left)} ${n(above)} ${n(left + r)} ${n(above)}Z`;
}
