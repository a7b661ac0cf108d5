import { useState } from 'react';
import { pulled, zoomed, type Section } from '../images/section.ts';
import { hasNews, type PicturePair } from './picturePairs.ts';

/** How the two pictures of a position lie. */
export type Layout = 'beside' | 'over';
export type Step = 1 | -1;
type Pull = Parameters<typeof pulled>[1];

const start: Section = { zoom: 1, x: 50, y: 50 };
type Sighted = { readonly position: string | null; readonly seen: ReadonlySet<string>; readonly section: Section };
type Look = Sighted & { readonly of: string };
/** How every protocol begins; how its pictures lie stays as it was at the one before. */
const fresh: Sighted = { position: null, seen: new Set(), section: start };
/** By how much of what is seen a key moves the pictures. */
const keyStep = 0.12;

/** Which position is looked at, in which section, and how the two pictures lie; both always in the same one. */
export function useSight(pairs: readonly PicturePair[], of: string) {
  const [look, setLook] = useState<Look>({ of, ...fresh });
  const { position, seen, section } = look.of === of ? look : fresh;
  const change = (part: Partial<Sighted>) => setLook((it) => ({ ...(it.of === of ? it : fresh), ...part, of }));
  const setSection = (next: Section) => change({ section: next });
  const [layout, setLayout] = useState<Layout>('beside');
  const [onlyNews, setOnlyNews] = useState(false);
  const [isWhole, setWhole] = useState(true);
  const news = pairs.filter(hasNews);
  const shown = onlyNews && news.length > 0 ? news : pairs;
  const at = Math.max(
    0,
    shown.findIndex((it) => it.position === position),
  );
  const isAllSeen = isWhole && section.zoom === 1;
  const pull = (by: Pull) => setSection(isWhole ? pulled(section, by) : pulledFilling(section, by));
  const goTo = (place: number) => change({ position: shown[place]?.position ?? null, section: start });
  return {
    shown,
    at,
    pair: shown[at],
    seen,
    section,
    layout,
    setLayout,
    onlyNews: shown !== pairs,
    /** Where nothing is new there is nothing else to be left out, and the next protocol begins whole. */
    setOnlyNews: (wanted: boolean) => setOnlyNews(wanted && news.length > 0),
    newsCount: news.length,
    isWhole,
    goTo,
    show: (wanted: string) => {
      setOnlyNews(false);
      change({ position: wanted, section: start });
    },
    /** Goes on, or back; false where there is no further one. What one goes on from counts as seen. */
    step: (by: Step): boolean => {
      const from = shown[at]?.position;
      const next = shown[at + by];
      const passed = by === 1 && from !== undefined ? new Set([...seen, from]) : seen;
      change({ seen: passed, ...(next && { position: next.position, section: start }) });
      return next !== undefined;
    },
    zoom: (by: Step) => setSection(zoomed(section, by)),
    pull,
    move: (x: number, y: number) => pull({ x: x * keyStep, y: y * keyStep }),
    /** Back to the whole pictures; where they are seen whole, they fill their places and are cut at their sides. */
    toggleWhole: () => {
      setSection(start);
      setWhole(!isAllSeen);
    },
    isAllSeen,
  };
}

export type Sight = ReturnType<typeof useSight>;

/** Pulled also where the picture fills its place without being larger: it is cut at its sides. */
function pulledFilling(section: Section, by: Pull): Section {
  const { x, y } = pulled({ ...section, zoom: Math.max(section.zoom, leastPulled) }, by);
  return { ...section, x, y };
}

const leastPulled = 1.4;
