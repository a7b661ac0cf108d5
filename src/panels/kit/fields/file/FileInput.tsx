import type { RefObject } from 'react';
import type { Field } from '../../../../domain/define/field.ts';
import { paperType, pictureTypes } from '../../../../domain/file/storedFile.ts';

interface FileInputProps {
  field: Pick<Field, 'papers'>;
  input: RefObject<HTMLInputElement | null>;
  /** Several may be chosen at once. */
  isMultiple?: boolean;
  onFiles: (files: Iterable<File>) => void;
}

/** What opens the choice of a file; it is never seen, a button of its owner presses it. */
export function FileInput({ field, input, isMultiple = false, onFiles }: FileInputProps) {
  return (
    <input
      ref={input}
      type="file"
      hidden
      multiple={isMultiple}
      accept={[...pictureTypes, ...(field.papers ? [paperType] : [])].join(',')}
      onChange={(event) => {
        onFiles([...(event.target.files ?? [])]);
        event.target.value = '';
      }}
    />
  );
}
