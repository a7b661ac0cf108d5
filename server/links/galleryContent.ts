import type { PictureGroup } from '../../src/domain/protocol/pictures.ts';
import { markup, type Html } from './markup.ts';
import type { PageContent } from './pageFrame.ts';
import { icon, iconsOf } from './pageIcons.ts';

/** A picture as the gallery shows it: its addresses hold for an hour, its name says what it shows. */
export type GalleryPicture = {
  readonly group: PictureGroup;
  readonly caption: string;
  readonly isDamage: boolean;
  readonly small: string;
  readonly large: string;
};
export type Gallery = {
  readonly orderNumber: string;
  readonly vehicle: string;
  readonly customerName: string;
  /** "21.11.2026, 08:41 in Köln", as far as it has come. */
  readonly pickup: string | null;
  readonly delivery: string | null;
  readonly validUntil: string;
  readonly pictures: readonly GalleryPicture[];
  /** There were some, and they were deleted after their time. */
  readonly areGone: boolean;
  /** Where all of them come in one file, and how big that is. */
  readonly all: { readonly href: string; readonly size: string };
};

const tabs: readonly (readonly [PictureGroup, string])[] = [
  ['delivery', 'Zustellung'],
  ['pickup', 'Abholung'],
  ['damages', 'Schäden'],
  ['others', 'Weitere'],
];

/** The pictures of a ride for whoever was sent the link: looked at one by one or taken along, nothing else. */
export function galleryContent(gallery: Gallery): PageContent {
  const { orderNumber, vehicle, customerName, pickup, delivery, validUntil, pictures, areGone, all } = gallery;
  const shown = tabs.filter(([group]) => pictures.some((it) => it.group === group));
  const count = pictures.length;
  return {
    title: `Bilder zu Auftrag ${orderNumber}`,
    note: `gültig bis ${validUntil}`,
    isWide: true,
    body: markup`<h1>${vehicle}</h1>
      <p class="note">Auftrag ${orderNumber}${customerName && ` für ${customerName}`}</p>
      ${pickup && markup`<div class="stop pickup"><span><b>Abholung</b> ${pickup}</span></div>`}
      ${delivery && markup`<div class="stop"><span><b>Zustellung</b> ${delivery}</span></div>`}
      ${
        count === 0
          ? markup`<p class="alert">${areGone ? 'Die Bilder zu diesem Auftrag wurden nach Ablauf gelöscht.' : 'Zu diesem Auftrag liegen keine Bilder vor.'}</p>`
          : markup`<fieldset class="seg" aria-label="Welche Bilder">${shown.map(([group, label], at) => tab(group, label, { at, pictures }))}</fieldset>
              ${iconsOf('download', 'damage', 'no-picture')}
              ${shown.map(([group]) => grid(group, pictures))}`
      }`,
    ...(count > 0 && {
      foot: markup`<a class="all" href="${all.href}" download>${icon('download')}${count === 1 ? 'Das Bild laden' : `Alle ${String(count)} Bilder laden`}, ${all.size}</a>`,
    }),
  };
}

function tab(
  group: PictureGroup,
  label: string,
  { at, pictures }: { at: number; pictures: readonly GalleryPicture[] },
): Html {
  const count = pictures.filter((it) => it.group === group).length;
  return markup`<label><input type="radio" name="reiter" value="${group}"${at === 0 && markup` checked`} />${label} <em class="num">${count}</em></label>`;
}

function grid(group: PictureGroup, pictures: readonly GalleryPicture[]): Html {
  const own = pictures.flatMap((it, at) => (it.group === group ? [{ ...it, at }] : []));
  return markup`<div class="pics g-${group}">${own.map((it, place) => [
    markup`<figure><a class="im" href="#b${it.at}"><img src="${it.small}" alt="${it.caption}" loading="lazy" />${it.isDamage && markup`<em>${icon('damage')}Schaden</em>`}</a><p class="miss">${icon('no-picture')}konnte nicht geladen werden <button type="button" data-again>Erneut laden</button></p><figcaption>${it.caption}</figcaption></figure>`,
    viewer(it, { before: own[place - 1]?.at, after: own[place + 1]?.at }),
  ])}</div>`;
}

/** A picture in full, over everything; the address says which, so the way back of a browser closes it. */
function viewer(
  { at, caption, large }: GalleryPicture & { readonly at: number },
  { before, after }: { before: number | undefined; after: number | undefined },
): Html {
  return markup`<div class="view" id="b${at}" role="dialog" aria-label="${caption}"><img src="${large}" alt="${caption}" loading="lazy" /><p><span>${caption}</span>${before !== undefined && markup`<a href="#b${before}">Vorheriges Bild</a>`}${after !== undefined && markup`<a href="#b${after}">Nächstes Bild</a>`}<a href="#_">Schließen</a></p></div>`;
}
