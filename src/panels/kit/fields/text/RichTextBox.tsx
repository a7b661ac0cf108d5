import { useContext, useState } from 'react';
import { messageOf } from '../../../../api/apiErrors.ts';
import { uploadFile } from '../../../../api/uploads.ts';
import { hasPictures, pictureAt } from '../../../../domain/define/picturesInText.ts';
import { pictureTypes } from '../../../../domain/file/storedFile.ts';
import type { PictureTools } from '../../../../ui/richText/pictureTools.ts';
import RichTextEditor from '../../../../ui/richText/RichTextEditor.tsx';
import { textOf } from '../../textOf.ts';
import type { ControlProps } from '../control.ts';
import { problemOf } from '../file/useUpload.ts';
import { RecordFormContext } from '../formContext.ts';
import { StoredPicture } from './StoredPicture.tsx';

/** A text with marks; pictures in it are stored at once and are the record's when it is saved. */
export default function RichTextBox({ field, value, onChange, readOnly, onProblem }: ControlProps) {
  const record = useContext(RecordFormContext);
  const filePath = record?.iri ?? `/api/${record?.resource.path ?? ''}`;
  const [pictures] = useState(() => (hasPictures(field) && record ? toolsFor(filePath) : undefined));
  return (
    <RichTextEditor
      value={textOf(value) ?? ''}
      onChange={(html) => onChange(html === '' ? null : html)}
      readOnly={readOnly}
      pictures={pictures}
      // Saved meanwhile, the text would not show it.
      onUnderway={(isUnderway) => onProblem?.(isUnderway ? 'Ein Bild wird noch übertragen.' : undefined)}
    />
  );
}

function toolsFor(filePath: string): PictureTools {
  return {
    View: StoredPicture,
    addressOf(source) {
      const address = URL.parse(source, location.origin);
      return address?.origin === location.origin ? pictureAt(address.pathname + address.search) : undefined;
    },
    problemOf: (file) => problemOf(file, { papers: false, isAlone: true }),
    send: (file, sending) => uploadFile(file, { filePath, ...sending }),
    reasonOf: messageOf,
    accept: pictureTypes.join(','),
  };
}
