const ways = [
  'M188 150L188 200L250 262',
  'M250 262L158 262L120 300',
  'M250 262L250 340L282 372',
  'M282 372L282 460L250 492',
  'M250 492L250 612L214 648',
  'M214 648L214 748L236 770',
  'M236 770L192 770L120 842',
  'M398 356L526 356L560 322',
  'M560 322L560 408L628 476',
  'M520 452L520 480L400 600',
  'M400 600L400 736L372 764',
  'M96 560L126 560L214 648',
  'M250 262L444 262L470 236',
  'M470 236L474 236L560 322',
  'M120 446L120 536L96 560',
  'M120 300L120 446L120 446',
  'M560 322L560 412L520 452',
  'M236 770L366 770L372 764',
  'M214 648L352 648L400 600',
  'M250 492L480 492L520 452',
  'M282 372L382 372L398 356',
];
const trip = ['M282 372L382 372L398 356', 'M250 262L250 340L282 372'];

type Anchor = 'start' | 'middle' | 'end';
type Town = {
  readonly name: string;
  readonly at: readonly [number, number];
  readonly text: readonly [number, number];
  readonly anchor: Anchor;
  readonly part?: 'from' | 'over' | 'to';
};
const town = (
  name: string,
  at: readonly [number, number],
  text: readonly [number, number, Anchor?, Town['part']?],
): Town => ({
  name,
  at,
  text: [text[0], text[1]],
  anchor: text[2] ?? 'start',
  ...(text[3] && { part: text[3] }),
});
const towns: readonly Town[] = [
  town('Kiel', [188, 150], [204, 155]),
  town('Hamburg', [250, 262], [270, 248, 'start', 'to']),
  town('Bremen', [120, 300], [136, 305]),
  town('Hannover', [282, 372], [268, 377, 'end', 'over']),
  town('Wolfsburg', [398, 356], [398, 338, 'middle', 'from']),
  town('Rostock', [470, 236], [486, 241]),
  town('Berlin', [560, 322], [576, 327]),
  town('Leipzig', [520, 452], [536, 457]),
  town('Kassel', [250, 492], [236, 497, 'end']),
  town('Köln', [96, 560], [96, 586, 'middle']),
  town('Frankfurt', [214, 648], [200, 653, 'end']),
  town('Nürnberg', [400, 600], [416, 605]),
  town('Stuttgart', [236, 770], [236, 796, 'middle']),
  town('Augsburg', [372, 764], [386, 769]),
  town('Freiburg', [120, 842], [136, 847]),
  town('Dresden', [628, 476], [644, 481]),
  town('Münster', [120, 446], [136, 451]),
];
const dots = {
  plain: { fill: 'var(--bg-app)', stroke: 'var(--border-strong)', strokeWidth: 2 },
  over: { fill: 'var(--bg-app)', stroke: 'var(--accent-line)', strokeWidth: 3 },
  to: { fill: 'var(--bg-app)', stroke: 'var(--accent-line)', strokeWidth: 4 },
  from: { fill: 'var(--accent-line)', stroke: 'var(--accent-line)', strokeWidth: 2 },
} as const;

/** The motif of the house: a trip from Wolfsburg to Hamburg in the net of the towns. */
export default function RouteMap() {
  return (
    <svg
      viewBox="56 110 664 770"
      aria-hidden
      className="size-full"
      fill="none"
      strokeLinejoin="round"
      strokeLinecap="round"
    >
      <g stroke="var(--border)" strokeWidth={3}>
        {ways.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      <g stroke="var(--accent-line)" strokeWidth={4}>
        {trip.map((d) => (
          <path key={d} d={d} />
        ))}
      </g>
      {towns.map((it) => {
        const end = it.part === 'from' || it.part === 'to';
        return (
          <g key={it.name}>
            <circle cx={it.at[0]} cy={it.at[1]} r={end ? 8 : 4.5} {...dots[it.part ?? 'plain']} />
            <text
              x={it.text[0]}
              y={it.text[1]}
              textAnchor={it.anchor}
              stroke="var(--bg-app)"
              strokeWidth={6}
              fill={end ? 'var(--text-1)' : 'var(--text-3)'}
              style={{ paintOrder: 'stroke', font: end ? '600 15px/1 var(--font)' : '450 13px/1 var(--font)' }}
            >
              {it.name}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
