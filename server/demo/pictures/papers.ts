import { lettering } from './lettering.ts';
import { box, disc, line, picture, svg } from './svg.ts';

const mark = `<g transform="rotate(-24 480 360)" opacity="0.28">${lettering('MUSTER', { at: [480, 300], height: 130, colour: '#b5231f', anchor: 'middle' })}</g>`;
const head = (title: string) => lettering(title, { at: [480, 70], height: 34, anchor: 'middle' });

type Holder = { readonly name: string; readonly number: string; readonly day: string };

/** A driver's paper to look at, marked as a specimen so that nobody takes it for one. */
export function driverPaper(type: string, title: string, { name, number, day }: Holder): string {
  return paper(title, [name, number, day], { isLicence: type === 'driversLicense' });
}

/** A paper that went along with a ride. */
export function ridePaper(title: string, lines: readonly string[]): string {
  return paper(title, lines, { isLicence: false });
}

function paper(title: string, lines: readonly string[], { isLicence }: { readonly isLicence: boolean }): string {
  const fields = lines.map((text, i) => lettering(text, { at: [isLicence ? 370 : 120, 200 + i * 90], height: 24 }));
  const rest = isLicence
    ? [
        box([80, 190], [220, 280], { fill: '#c9b3bd' }),
        disc([190, 290], 60, { fill: '#8f7783' }),
        disc([190, 440], 90, { fill: '#8f7783', flat: 0.5 }),
      ]
    : Array.from({ length: 6 }, (_, i) =>
        line(
          [
            [120, 480 + i * 34],
            [i % 3 === 2 ? 560 : 840, 480 + i * 34],
          ],
          { stroke: '#b9bec3', width: 4 },
        ),
      );
  return svg(
    [
      box([0, 0], [picture.width, picture.height], { fill: '#6b6f74' }),
      box([40, 36], [880, 648], { fill: isLicence ? '#f0dbe2' : '#fbfaf5', round: isLicence ? 36 : 2 }),
      head(title),
      ...fields,
      ...rest,
      mark,
    ].join(''),
  );
}

type Receipt = { readonly label: string; readonly amount: string; readonly day: string };

/** The receipt of an expense over its amount. */
export function receipt({ label, amount, day }: Receipt): string {
  const euro = `${amount.replace('.', ',')} €`;
  return svg(
    [
      box([0, 0], [picture.width, picture.height], { fill: '#7c6a57' }),
      `<g transform="rotate(-2 480 360)">${[
        box([270, 30], [420, 660], { fill: '#fdfdfa' }),
        lettering('MUSTERBELEG', { at: [480, 70], height: 28, anchor: 'middle' }),
        lettering(label.slice(0, 20), { at: [310, 190], height: 17 }),
        lettering(day, { at: [310, 240], height: 17 }),
        line(
          [
            [310, 300],
            [650, 300],
          ],
          { stroke: '#9ba0a5' },
        ),
        lettering('SUMME', { at: [310, 340], height: 26 }),
        lettering(euro, { at: [650, 400], height: 34, anchor: 'right' }),
        line(
          [
            [310, 470],
            [650, 470],
          ],
          { stroke: '#9ba0a5' },
        ),
        lettering('ERFUNDENER BELEG', { at: [480, 620], height: 16, anchor: 'middle', colour: '#7d8185' }),
      ].join('')}</g>`,
      mark,
    ].join(''),
  );
}
