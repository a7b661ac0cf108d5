import { Block } from '../../../../ui/display/Block.tsx';
import type { EntryColumn } from '../../../kit/entries/entryColumn.ts';
import { EntryTable } from '../../../kit/entries/EntryTable.tsx';
import { FileFace } from '../../../kit/entries/FileFace.tsx';
import { PhotoFace } from '../PhotoFace.tsx';

const columns = (face: NonNullable<EntryColumn['face']>): readonly EntryColumn[] => [
  { key: 'title', width: 180, grow: 2 },
  { key: 'documentPicture.processStateType', width: 120 },
  { key: 'documentPicture.file', width: 120, grow: 1, face },
];
const [photoColumns, paperColumns] = [columns(PhotoFace), columns(FileFace)];

/** Photos and papers beyond the standard pictures. */
export function AttachmentsTab() {
  return (
    <>
      <Block title="Zusatzfotos" aside="nur Bilder">
        <EntryTable
          name="additionalPhotos"
          words={{ one: 'Foto', none: 'Keine Zusatzfotos vorhanden' }}
          columns={photoColumns}
        />
      </Block>
      <Block title="Zusatzdokumente" aside="Bilder oder PDF">
        <EntryTable
          name="additionalDocuments"
          words={{ one: 'Dokument', none: 'Keine Zusatzdokumente vorhanden' }}
          columns={paperColumns}
        />
      </Block>
    </>
  );
}
