import type { PublicPage } from '../links/publicPage.ts';
import { answerPage } from './avis/answerPage.ts';
import { galleryPage } from './protocols/galleryPage.ts';

/** Every page for people without an account. */
export const publicPages: readonly PublicPage[] = [answerPage, galleryPage];
