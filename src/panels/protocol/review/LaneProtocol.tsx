import { useEffect, useMemo, useRef, type KeyboardEvent } from 'react';
import { messageOf } from '../../../api/apiErrors.ts';
import { useProtocolRecipients } from '../../../api/calls/protocolRecipients.ts';
import { useItem } from '../../../api/records/queries.ts';
import { urlOf } from '../../../commands/selection.ts';
import { tools } from '../../../commands/tools.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { idOf } from '../../../domain/define/resource.ts';
import { openPoints, type OpenPoint } from '../../../domain/protocol/openPoints.ts';
import { placesOfPosition } from '../../../domain/protocol/picturePlaces.ts';
import { protocol } from '../../../domain/protocol/protocol.ts';
import { ErrorState } from '../../../ui/display/ErrorState.tsx';
import { SkeletonRows } from '../../../ui/display/Skeleton.tsx';
import { kindsOf } from '../images/pictureSlots.ts';
import { useStandardPictures } from '../images/useStandardPictures.ts';
import { ComplaintDialog } from './ComplaintDialog.tsx';
import { DamageDialog } from './DamageDialog.tsx';
import { DecisionNote } from './DecisionNote.tsx';
import { LaneFindings } from './LaneFindings.tsx';
import { countOfOpen, LaneFoot } from './LaneFoot.tsx';
import { LaneHead } from './LaneHead.tsx';
import { laneActOf, type LaneAct } from './laneKeys.ts';
import { PairPanes } from './PairPanes.tsx';
import { LayoutChoice, PictureBar } from './PictureBar.tsx';
import { picturePairs, showsPart } from './picturePairs.ts';
import { PictureStrip } from './PictureStrip.tsx';
import { ProgressLine } from './ProgressLine.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import { tabOfPoint } from './tabOfPoint.ts';
import { useAhead } from './useAhead.ts';
import type { Lane } from './useLane.ts';
import { useLaneActs } from './useLaneActs.ts';
import { useSight, type Step } from './useSight.ts';
import { usePartsAt } from '../../bodyparts/usePartsAt.ts';

interface LaneProtocolProps {
  lane: Lane;
  iri: string;
  say: (text: string) => void;
}

/** One protocol of the lane: its pictures in pairs, what is missing, and the keys that decide about it. */
export function LaneProtocol({ lane, iri, say }: LaneProtocolProps) {
  const partsAt = usePartsAt();
  const { item, isLoading, error, refetch } = useItem(protocol, iri);
  const { item: ride } = useItem(contract, item?.contract ?? null);
  const { pictures } = useStandardPictures();
  const kinds = useMemo(() => kindsOf(pictures), [pictures]);
  const whole = isLoading ? undefined : item;
  const pairs = useMemo(() => (whole ? picturePairs(whole, kinds) : []), [whole, kinds]);
  const open = whole ? openPoints(whole, { contract: ride, pictures }) : [];
  const sight = useSight(pairs, iri);
  const next = lane.rows[lane.next];
  const ahead = useAhead({ pairs: sight.shown, at: sight.at, next: next?.['@id'], kinds });
  const { found: sending } = useProtocolRecipients(idOf(protocol.path, iri) ?? 0);
  const refusal = sending?.message ?? undefined;
  const acts = useLaneActs({ lane, item: whole, openCount: open.length, pair: sight.pair, refusal, say });
  const box = useBroughtIntoView(sight, iri);
  useTold({ lane, number: item?.orderNumber ?? '', sight, say });

  const walk = (by: Step) => {
    if (!sight.step(by) && by === 1) say('Das war das letzte Bild. Strg Eingabe prüft das Protokoll.');
  };
  const goBy = (by: Step) => lane.rows[lane.at + by] && lane.goTo(lane.at + by);
  const lead = (point: OpenPoint) => {
    const place = pairs.find((it) => point.path === 'images' && point.wanted?.startsWith(`${it.label} (`));
    const seen =
      point.part === undefined ? undefined : pairs.find((it) => it.delivery.file && showsPart(it, point.part));
    if (place) sight.show(place.position);
    else if (seen) {
      sight.show(seen.position);
      acts.open('damage');
    } else tools().open(`${urlOf(iri)}?tab=${tabOfPoint(point)}`, 'beside');
  };
  const does: Readonly<Record<LaneAct, () => unknown>> = {
    next: () => walk(1),
    back: () => walk(-1),
    damage: () => acts.open('damage'),
    turn: acts.turn,
    zoom: () => sight.zoom(1),
    out: () => sight.zoom(-1),
    whole: sight.toggleWhole,
    over: () => sight.setLayout(sight.layout === 'over' ? 'beside' : 'over'),
    onlyNews: () => sight.setOnlyNews(!sight.onlyNews),
    complain: () => acts.open('complaint'),
    request: acts.request,
    send: acts.send,
    check: acts.check,
    later: () => void acts.decide('later'),
    takeBack: acts.takeBack,
    onward: () => goBy(1),
    backward: () => goBy(-1),
    open: () => tools().open(urlOf(iri), 'beside'),
    left: () => sight.move(1, 0),
    right: () => sight.move(-1, 0),
    up: () => sight.move(0, 1),
    down: () => sight.move(0, -1),
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    // Dialogs and menus stand elsewhere in the page, though their keys come by here.
    if (!(event.target instanceof Node) || !event.currentTarget.contains(event.target) || !whole) return;
    const act = laneActOf(event);
    if (act === undefined) return;
    event.preventDefault();
    if (typeof act === 'string') return does[act]();
    const point = open[act - 1];
    if (point) lead(point);
  };

  return (
    <section
      aria-label={`Prüfspur ${item?.orderNumber ?? ''}`}
      tabIndex={-1}
      data-autofocus
      onKeyDown={onKeyDown}
      className="lane focus-inside flex min-h-0 flex-1 flex-col"
    >
      {error ? (
        <ErrorState title="Das Protokoll konnte nicht geladen werden" onRetry={refetch}>
          {messageOf(error)}
        </ErrorState>
      ) : !whole ? (
        <SkeletonRows rows={12} columns={4} tall />
      ) : (
        <>
          <LaneHead protocol={whole} ride={ride} />
          <ProgressLine lane={lane}>
            {next && (
              <span className="num flex-none text-11 text-3 @max-[1100px]:hidden">
                {`Nächstes: ${next.orderNumber ?? ''}, ${ahead === 1 ? '1 Bild' : `${String(ahead)} Bilder`} geladen`}
              </span>
            )}
            <LayoutChoice sight={sight} />
          </ProgressLine>
          {whole.reviewState && <DecisionNote protocol={whole} onTakeBack={acts.takeBack} />}
          <div className="lane-body flex min-h-0 flex-1 @max-[760px]:flex-col @max-[760px]:overflow-y-auto">
            <div
              ref={box}
              className="lane-pictures flex min-w-0 flex-1 flex-col @max-[760px]:min-h-[420px] @max-[760px]:flex-none"
            >
              <PictureBar
                sight={sight}
                about={[whole.orderNumber, open.length > 0 && countOfOpen(open.length)].filter(Boolean).join(' · ')}
                onTurn={acts.turn}
              />
              {sight.pair ? (
                <PairPanes protocol={whole} pair={sight.pair} sight={sight} onDamage={() => acts.open('damage')} />
              ) : (
                <p className="grid flex-1 place-items-center text-2">Zu diesem Auftrag liegen keine Bilder vor.</p>
              )}
              <PictureStrip sight={sight} />
            </div>
            <LaneFindings protocol={whole} ride={ride} open={open} onPoint={lead} />
          </div>
          <LaneFoot
            open={open}
            sending={sending}
            onCheck={acts.check}
            onComplain={() => acts.open('complaint')}
            onRequest={acts.request}
            onLater={() => void acts.decide('later')}
            onSend={acts.send}
          />
          {acts.dialog === 'reason' && (
            <ReasonDialog
              open={open}
              fault={acts.fault}
              onDecide={(reason) => void acts.decide('checked', { reason })}
              onClose={acts.close}
            />
          )}
          {acts.dialog === 'complaint' && (
            <ComplaintDialog
              parts={partsAt({
                carType: whole.carType,
                location: placesOfPosition(sight.pair?.position ?? '')[0] ?? null,
              })}
              fault={acts.fault}
              onDecide={(complaint, reason, component) =>
                void acts.decide('complained', { complaint, reason, component })
              }
              onClose={acts.close}
            />
          )}
          {acts.dialog === 'damage' && (
            <DamageDialog
              key={sight.pair?.position}
              protocol={whole}
              pair={sight.pair}
              missed={open.find((it) => it.part !== undefined && showsPart(sight.pair, it.part))?.part}
              onClose={acts.close}
            />
          )}
        </>
      )}
    </section>
  );
}

/** Scrolls the pictures into view wherever somebody walks to another one or looks at it in another way. */
function useBroughtIntoView({ pair, section, layout }: ReturnType<typeof useSight>, iri: string) {
  const box = useRef<HTMLDivElement>(null);
  const look = pair && [iri, pair.position, section.zoom, section.x, section.y, layout].join(' ');
  useEffect(() => {
    if (look !== undefined) box.current?.scrollIntoView({ block: 'nearest' });
  }, [look]);
  return box;
}

type Told = Pick<LaneProtocolProps, 'lane' | 'say'> & {
  readonly number: string;
  readonly sight: ReturnType<typeof useSight>;
};

/** Says which protocol and which picture somebody has come to. */
function useTold({ lane, number, sight: { pair, at, shown }, say }: Told): void {
  const place = `${number}, ${String(lane.at + 1)} von ${String(lane.rows.length)}`;
  const news = pair?.marks.filter((it) => it.isNew).length ?? 0;
  const picture =
    pair &&
    `${pair.label}, Bild ${String(at + 1)} von ${String(shown.length)}${news > 0 ? `, ${String(news)} neu seit U2` : ''}`;
  useEffect(() => {
    say(place);
  }, [place, say]);
  useEffect(() => {
    if (picture !== undefined) say(at === 0 ? `${place}. ${picture}` : picture);
  }, [picture, at, place, say]);
}
