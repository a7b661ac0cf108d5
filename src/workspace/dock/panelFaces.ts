import { atom } from 'jotai/vanilla';
import { atomFamily } from 'jotai-family';

/** What a panel shows on its tab beyond its definition. */
export type PanelFace = { readonly title: string | null; readonly isDirty: boolean };
const blank: PanelFace = { title: null, isDirty: false };

/** The face of an open panel, by the key it has in the dock. */
export const panelFaceAtom = atomFamily((_key: string) => atom<PanelFace>(blank));
