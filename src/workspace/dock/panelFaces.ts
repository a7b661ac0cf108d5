import { atom } from 'jotai/vanilla';
import { atomFamily } from 'jotai-family';
import { isStored, isText, type Stored } from '../stored.ts';

/** What a panel shows on its tab beyond its definition. */
export type PanelFace = { readonly title: string | null; readonly isDirty: boolean };
const blank: PanelFace = { title: null, isDirty: false };

/** The face of an open panel, by the key it has in the dock. */
export const panelFaceAtom = atomFamily((_key: string) => atom<PanelFace>(blank));

const key = 'tab_titles';
const most = 100;

/** Keeps what a screen calls itself, so that after a reload five tabs that nobody has come to yet do not all say "Auftrag". */
export function keepTitle(path: string, title: string): void {
  const { [path]: before, ...others } = keptTitles();
  if (before === title) return;
  localStorage.setItem(key, JSON.stringify(Object.fromEntries([...Object.entries(others), [path, title]].slice(-most))));
}

/** What the screen of an address called itself last in this browser. */
export function keptTitle(path: string): string | undefined {
  const title = keptTitles()[path];
  return isText(title) ? title : undefined;
}

function keptTitles(): Stored {
  const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
  return isStored(kept) ? kept : {};
}
