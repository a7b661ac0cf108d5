import type { ReactNode } from 'react';
import { pathnameOf } from '../../panelAddress.ts';

/**
 * A tab of a record. One that holds a `form` shares the form of the record with its draft and its save, one that holds
 * a `list` has data of its own beside it, and one that is `free` stands for itself, without the foot.
 */
export type RecordTab = {
  /** Stands in the address: `?tab=adressen`; the first tab stands there without a word. */
  readonly key: string;
  readonly label: string;
  readonly holds: 'form' | 'list' | 'free';
  /** Made once the tab is shown; a form is made soon after the first, so that a fault inside can be led to. */
  readonly content: ReactNode;
  /** How many are in it, from the record itself or from the list. */
  readonly count?: ReactNode;
  /** Names of the record's fields in it, so that the tab says that one of them stands against the save. */
  readonly fields?: readonly string[];
  /** A way there and back by a button in the head in place of a tab in the row. */
  readonly button?: { readonly icon: 'history'; readonly back: string };
};

/** The tab that an address names, by `?tab=historie` or by its number from 0; the first one unless told. */
export function tabIn(tabs: readonly RecordTab[], asked: string | null): RecordTab | undefined {
  const counted = asked !== null && /^\d+$/.test(asked) ? tabs[Number(asked)] : undefined;
  return tabs.find(({ key }) => key === asked) ?? counted ?? tabs[0];
}

/** The address of a record with this tab in front. */
export function tabUrl(url: string, tabs: readonly RecordTab[], key: string): string {
  const path = pathnameOf(url);
  return key === tabs[0]?.key ? path : `${path}?tab=${key}`;
}

/** Whether a fault of the form is in the tab. */
export function hasFault({ fields = [] }: RecordTab, faults: readonly { readonly path: string }[]): boolean {
  return faults.some(({ path }) => fields.includes(path.split('.', 1)[0] ?? path));
}
