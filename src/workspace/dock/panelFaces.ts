import { atom } from 'jotai/vanilla';
import { atomFamily } from 'jotai-family';
import type { PanelParams } from './panelParams.ts';
import { titleOf } from './titleOf.ts';

/** What a panel shows on its tab beyond its definition. */
export type PanelFace = { readonly title: string | null; readonly isDirty: boolean };
const blank: PanelFace = { title: null, isDirty: false };

/** The face of an open panel, by the key it has in the dock. */
export const panelFaceAtom = atomFamily((_key: string) => atom<PanelFace>(blank));

/**
 * What a tab is called: as its screen says, before that as it was called last, so that after a reload five tabs that
 * nobody has come to yet do not all say "Auftrag".
 */
export function panelName({ title }: PanelFace, { url, title: hint }: PanelParams): string {
  return title ?? hint ?? titleOf(url);
}
