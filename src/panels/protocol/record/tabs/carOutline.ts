/** Where on the picture of a vehicle, seen from above with its front to the left, each place lies. */
export type Place = 'front' | 'leftSide' | 'rear' | 'roof' | 'interior' | 'rightSide' | 'boot';
type Outline = {
  /** Where windscreen and rear window begin and end, from the front, in parts of the length. */
  readonly bonnet: number;
  readonly roof: readonly [from: number, until: number];
  readonly round: number;
};
export type Zone = { readonly place: Place; readonly path: string; readonly at: readonly [x: number, y: number] };

export const size = { width: 320, height: 150 } as const;
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

/** The outline of a vehicle of this body shape. */
export function bodyPath(carType: string | null): string {
  const { round } = outlineOf(carType);
  const [left, right] = [10, size.width - 10];
  return roundedBox({ left, right, above: top, below: bottom, round });
}

/** The places that can be chosen on it, each with the middle of its number. */
export function zonesOf(carType: string | null): readonly Zone[] {
  const { bonnet, roof } = outlineOf(carType);
  const x = (part: number) => Math.round(10 + part * (size.width - 20));
  const [inner, outer] = [top + side, bottom - side];
  const [roofFrom, roofUntil] = [x(roof[0]), x(roof[1])];
  const rearFrom = Math.max(roofUntil + 26, size.width - 44);
  const roofMiddle = Math.round((roofFrom + roofUntil) / 2);
  const zone = (place: Place, left: number, right: number, above: number, below: number): Zone => ({
    place,
    path: roundedBox({ left, right, above, below, round: 3 }),
    at: [Math.round((left + right) / 2), Math.round((above + below) / 2)],
  });
  return [
    zone('front', 12, x(bonnet), top + 2, bottom - 2),
    zone('rightSide', x(bonnet) + 2, roofUntil, top + 2, inner),
    zone('leftSide', x(bonnet) + 2, roofUntil, outer, bottom - 2),
    zone('interior', x(bonnet) + 2, roofMiddle, inner + 2, outer - 2),
    zone('roof', roofMiddle + 2, roofUntil, inner + 2, outer - 2),
    zone('boot', roofUntil + 2, rearFrom - 2, top + 2, bottom - 2),
    zone('rear', rearFrom, size.width - 12, top + 2, bottom - 2),
  ];
}

function outlineOf(carType: string | null): Outline {
  return outlines[carType ?? ''] ?? usual;
}

type Box = { left: number; right: number; above: number; below: number; round: number };

function roundedBox({ left, right, above, below, round }: Box): string {
  const r = Math.max(0, Math.min(round, (right - left) / 2, (below - above) / 2));
  return `M${String(left + r)} ${String(above)}H${String(right - r)}Q${String(right)} ${String(above)} ${String(right)} ${String(above + r)}V${String(below - r)}Q${String(right)} ${String(below)} ${String(right - r)} ${String(below)}H${String(left + r)}Q${String(left)} ${String(below)} ${String(left)} ${String(below - r)}V${String(above + r)}Q${String(left)} ${String(above)} ${String(left + r)} ${String(above)}Z`;
}
