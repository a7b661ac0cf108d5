import { memo, useEffect, useRef, type MouseEvent } from 'react';
import type { Finding } from '../../domain/intake/finding.ts';
import { boxOf, type IntakeSource, type SourceBox, type SourcePage } from '../../domain/intake/source.ts';
import { labelOf } from './intakeWords.ts';
import type { FindingState } from './useIntake.ts';

type Props = {
  readonly source: IntakeSource;
  readonly findings: readonly Finding[];
  readonly stateOf: (finding: Finding) => FindingState;
  readonly current: string | null;
  readonly onPick: (finding: Finding) => void;
};
type Mark = { readonly finding: Finding; readonly box: SourceBox };

/** What is longer than its room is scrolled by keys too. */
const scrolledByKeys = { tabIndex: 0 } as const;
/** Around the letters of a place, in points. */
const border = 1.5;

/** The text of a source at its places, what was recognised marked in it; a click on a mark leads to its field. */
export function SourceView({ source, findings, stateOf, current, onPick }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const isTyped = source.kind !== 'PDF';
  useEffect(() => {
    if (current === null) return;
    box.current
      ?.querySelector(`[data-mark="${CSS.escape(current)}"]`)
      ?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [current]);
  return (
    <div
      ref={box}
      {...scrolledByKeys}
      role="region"
      aria-label="Quelle"
      className="flex min-h-0 min-w-0 flex-[1.15] flex-col items-center gap-4 overflow-auto bg-sunken p-4"
    >
      {source.pages.map((page, at) => {
        const marks = marksOn(page, { findings, at, isTyped });
        const pick = (event: MouseEvent<SVGSVGElement>) => {
          const hit = markAt(marks, event);
          if (hit) onPick(hit.finding);
        };
        return (
          <svg
            key={at}
            viewBox={`0 0 ${String(page.width)} ${String(page.height)}`}
            role="group"
            aria-label={`Seite ${String(at + 1)} von ${String(source.pages.length)}`}
            className={`intake-page ${isTyped ? 'is-typed' : ''}`}
            onClick={pick}
          >
            {marks.map(({ finding, box: { x, y, width, height } }, number) => (
              <rect
                key={number}
                data-mark={finding.id}
                className={`is-${stateOf(finding)} ${finding.isSure ? '' : 'is-unsure'} ${finding.id === current ? 'is-current' : ''}`}
                x={x - border}
                y={y - border}
                width={width + 2 * border}
                height={height + 2 * border}
                rx={1.5}
              >
                <title>{labelOf(finding.field)}</title>
              </rect>
            ))}
            <PageText page={page} isTyped={isTyped} />
          </svg>
        );
      })}
    </div>
  );
}

/** Drawn once: marks change at every move of the pointer. */
const PageText = memo(function PageText({ page, isTyped }: { page: SourcePage; isTyped: boolean }) {
  return page.pieces.map(({ text, x, y, width, height }, at) => (
    <text
      key={at}
      x={x}
      y={y + 0.82 * height}
      fontSize={isTyped ? 10 : height}
      {...(!isTyped && width > 0 && { textLength: width, lengthAdjust: 'spacingAndGlyphs' })}
    >
      {text}
    </text>
  ));
});

function marksOn(
  { pieces }: SourcePage,
  { findings, at, isTyped }: { findings: readonly Finding[]; at: number; isTyped: boolean },
): readonly Mark[] {
  return findings.flatMap((finding) =>
    finding.place.flatMap((span) => {
      const piece = span.page === at ? pieces[span.piece] : undefined;
      return piece ? [{ finding, box: boxOf(piece, span, isTyped) }] : [];
    }),
  );
}

/** The smallest mark that was clicked: a remark may hold a plate. */
function markAt(
  marks: readonly Mark[],
  { currentTarget, clientX, clientY }: MouseEvent<SVGSVGElement>,
): Mark | undefined {
  const place = currentTarget.getScreenCTM()?.inverse();
  if (!place) return undefined;
  const { x, y } = new DOMPoint(clientX, clientY).matrixTransform(place);
  return marks
    .filter(
      ({ box }) =>
        x >= box.x - border &&
        x <= box.x + box.width + border &&
        y >= box.y - border &&
        y <= box.y + box.height + border,
    )
    .toSorted((one, other) => one.box.width - other.box.width)[0];
}
