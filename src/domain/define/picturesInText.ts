import { filesPath } from './filesPath.ts';
import { idOf, iriOf } from './resource.ts';
import type { Field, Iri } from './field.ts';

/** As the server stores a picture in a text: its address comes first. */
const stored = /<img src="(\/api\/images\/\d{1,15})"/g;
/** What the server sends in its place: a size of it, by a signed address. */
const sent = /^\/api\/images\/(\d{1,15})\/(?:full|large|medium|small)(?:\?|$)/;

/** Whether a text with marks may show stored pictures between its words. */
export function hasPictures({ kind, pictures }: Pick<Field, 'kind' | 'pictures'>): boolean {
  return kind === 'richText' && pictures === true;
}

/** The stored picture that an address in a text means, its own or one it was sent with; undefined of any other. */
export function pictureAt(address: string): Iri | undefined {
  const id = idOf(filesPath, address) ?? Number(sent.exec(address)?.[1]);
  return Number.isNaN(id) ? undefined : iriOf(filesPath, id);
}

/** The numbers of the pictures that a stored text shows. */
export function picturesInText(text: string): number[] {
  return [...text.matchAll(stored)].map(([, iri = '']) => Number(iri.split('/').at(-1)));
}

/** What stands in the place of a picture's address: where it is fetched and how large it is. */
export type PictureSource = { readonly src: string; readonly width: number | null; readonly height: number | null };

/** The text as its readers get it, each picture with an address that can be fetched; without one it keeps its words. */
export function withPictureSources(text: string, sourceOf: (id: number) => PictureSource | undefined): string {
  return text.replaceAll(stored, (_, iri: string) => {
    const source = sourceOf(Number(iri.split('/').at(-1)));
    if (!source) return '<img';
    const { src, width, height } = source;
    const room = width === null || height === null ? '' : ` width="${String(width)}" height="${String(height)}"`;
    return `<img src="${src.replaceAll('&', '&amp;')}"${room}`;
  });
}

/** The text with the addresses under which its pictures are stored, as a form compares and keeps it. */
export function withStoredPictures(text: string): string {
  return text.replaceAll(/<img src="([^"]*)"(?: width="\d+" height="\d+")?/g, (whole, address: string) => {
    const iri = pictureAt(address);
    return iri === undefined ? whole : `<img src="${iri}"`;
  });
}
