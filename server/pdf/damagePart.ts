import type { Content, TableCell } from 'pdfmake';
import { labelOf } from '../../src/domain/choices/choices.ts';
import { components } from '../../src/domain/protocol/choices/components.ts';
import { damageKinds } from '../../src/domain/protocol/choices/damageKinds.ts';
import { damageProcessStates } from '../../src/domain/protocol/choices/damageProcessStates.ts';
import { locations } from '../../src/domain/protocol/choices/locations.ts';
import { bodyPath, carSize, zonesOf } from '../../src/domain/protocol/carOutline.ts';
import { damageSpots } from '../../src/domain/protocol/partSpots.ts';
import type { SomeOf } from '../../src/domain/define/row.ts';
import type { protocol, Protocol } from '../../src/domain/protocol/protocol.ts';
import { colour, heading } from './blocks.ts';

/** Records of before may hold a damage without its pictures. */
type Damage = NonNullable<SomeOf<typeof protocol, 'damages'>['damages']>[number];
type Damaged = Pick<Protocol, 'carType' | 'noInnerDamagesFound' | 'noOuterDamagesFound'> & {
  readonly damages: readonly Damage[];
};

const known = '#5b6875';
const fresh = '#b3261e';
const isNew = ({ image }: Damage) => Boolean(image?.processStateType) && image?.processStateType !== 'STARTED';
const drawingWidth = 214;
/** So many surely stand on one page beside the drawing; of more the list goes on on the next one. */
const maxTogether = 12;

/** The damages of a vehicle: numbered where they are, and by name beside that. */
export function damagePart(protocol: Damaged): Content {
  const { damages, noInnerDamagesFound, noOuterDamagesFound } = protocol;
  if (damages.length === 0) {
    const checked = [noOuterDamagesFound && 'außen', noInnerDamagesFound && 'innen'].filter(Boolean).join(' und ');
    return {
      margin: [0, 10, 0, 0],
      stack: [
        heading('Schäden'),
        { text: checked ? `Keine Schäden festgestellt (${checked} geprüft).` : 'Keine Schäden notiert.' },
      ],
    };
  }
  return {
    margin: [0, 10, 0, 0],
    unbreakable: damages.length <= maxTogether,
    stack: [
      heading(damages.length === 1 ? '1 Schaden' : `${String(damages.length)} Schäden`),
      {
        columnGap: 16,
        columns: [
          { width: drawingWidth, stack: [{ svg: drawing(protocol), width: drawingWidth }, legend(damages)] },
          { width: '*', stack: [table(damages)] },
        ],
      },
    ],
  };
}

/** The vehicle from above with the number of each damage at its part. */
function drawing({ damages, carType }: Damaged): string {
  const zones = zonesOf(carType).map(
    ({ path }) => `<path d="${path}" fill="none" stroke="${colour.line}" stroke-width="0.8"/>`,
  );
  const marks = zonesOf(carType).flatMap((zone) => {
    const here = damages.filter((it) => it.location === zone.place);
    const parts = here.map((it) => it.component);
    return damageSpots(zone, parts).map(([x, y], at) => mark(here[at], x, y));
  });
  const { width, height } = carSize;
  const arrow = `<path d="M2 75l6-4v8z" fill="${colour.muted}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${String(width)} ${String(height)}"><path d="${bodyPath(carType)}" fill="${colour.shade}" stroke="${colour.muted}" stroke-width="1.4"/>${zones.join('')}${arrow}${marks.join('')}</svg>`;
}

function mark(damage: Damage | undefined, x: number, y: number): string {
  if (!damage) return '';
  const [cx, cy] = [x.toFixed(1), y.toFixed(1)];
  return `<circle cx="${cx}" cy="${cy}" r="8" fill="${isNew(damage) ? fresh : known}"/><text x="${cx}" y="${(y + 3.6).toFixed(1)}" text-anchor="middle" font-family="Inter" font-size="10" fill="#ffffff">${String(damage.sortOrder ?? '')}</text>`;
}

function legend(damages: readonly Damage[]): Content {
  const parts: Content[] = [];
  if (damages.some((it) => !isNew(it))) parts.push({ text: '● schon bei Abholung   ', color: known });
  if (damages.some(isNew)) parts.push({ text: '● neu seit Abholung', color: fresh });
  return { text: parts, fontSize: 7.5, margin: [0, 2, 0, 0] };
}

function table(damages: readonly Damage[]): Content {
  const head: TableCell[] = ['Nr.', 'Bauteil', 'Schaden', 'Seit'].map((text) => ({ text, color: colour.muted }));
  const since = (it: Damage) => labelOf(damageProcessStates, it.image?.processStateType) || '–';
  const part = (it: Damage) => [labelOf(components, it.component), labelOf(locations, it.location)];
  return {
    table: {
      widths: [18, '*', '*', 'auto'],
      headerRows: 1,
      dontBreakRows: true,
      body: [
        head,
        ...damages.map((it): TableCell[] => [
          { text: String(it.sortOrder ?? ''), bold: true, color: isNew(it) ? fresh : known },
          { text: [part(it)[0] ?? '', { text: `\n${part(it)[1] ?? ''}`, color: colour.muted, fontSize: 7.5 }] },
          { text: labelOf(damageKinds, it.damage) },
          { text: since(it) },
        ]),
      ],
    },
    layout: 'lines',
  };
}
