import type { Content, TableCell } from 'pdfmake';
import { deletedAfterTime } from '../../src/domain/protocol/deletedPictures.ts';
import type { PictureGroup, ProtocolPicture } from '../../src/domain/protocol/pictures.ts';
import { colour, heading } from './blocks.ts';
import type { PaperPictures } from './paperPictures.ts';

const inRow = 3;
const [width, height] = [158, 119];
const titles: readonly (readonly [PictureGroup, string])[] = [
  ['pickup', 'Bilder der Abholung'],
  ['delivery', 'Bilder der Zustellung'],
  ['damages', 'Bilder der Schäden'],
  ['others', 'Weitere Bilder'],
];

/**
 * All pictures of a protocol, three in a row, each with what it shows; they begin on a page of their own. Of those that
 * have had their time it says so.
 */
export function picturePart(pictures: readonly ProtocolPicture[], ready: PaperPictures, areGone: boolean): Content {
  if (areGone) return { stack: [heading('Bilder'), { text: deletedAfterTime, color: colour.muted }] };
  const groups = titles.flatMap(([group, title]): Content[] => {
    const own = pictures.filter((it) => it.group === group);
    return own.length === 0 ? [] : [grid(title, own, ready)];
  });
  return groups.length === 0 ? { text: '' } : { stack: groups, pageBreak: 'before' };
}

function grid(title: string, pictures: readonly ProtocolPicture[], ready: PaperPictures): Content {
  const rows: TableCell[][] = [];
  for (let at = 0; at < pictures.length; at += inRow) {
    const row = pictures.slice(at, at + inRow).map((it) => cell(it, ready));
    rows.push([...row, ...Array.from({ length: inRow - row.length }, (): TableCell => ({ text: '' }))]);
  }
  const head: TableCell[] = [
    { stack: [heading(title)], colSpan: inRow },
    ...Array.from({ length: inRow - 1 }, () => ({ text: '' })),
  ];
  return {
    margin: [0, 0, 0, 8],
    table: {
      widths: ['*', '*', '*'],
      headerRows: 1,
      keepWithHeaderRows: 1,
      dontBreakRows: true,
      body: [head, ...rows],
    },
    layout: 'grid',
  };
}

function cell({ file, caption, damage }: ProtocolPicture, ready: PaperPictures): TableCell {
  const text = damage ? `Nr. ${String(damage)} · ${caption}` : caption;
  return {
    stack: [
      ready[file]
        ? { image: file, fit: [width, height] }
        : { text: 'Dieses Bild ließ sich nicht laden.', color: colour.muted, fontSize: 8, margin: [0, 40, 0, 66] },
      { text, color: colour.muted, fontSize: 8, margin: [0, 2, 0, 0] },
    ],
  };
}
