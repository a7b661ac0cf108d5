import { useEditorState, type Editor } from '@tiptap/react';
import { Button } from '../display/Button.tsx';
import { TextField } from '../inputs/TextField.tsx';
import { FieldContext } from '../inputs/fieldContext.ts';
import { pictureName } from './pictureNode.tsx';

const alone = {};

/** What is said and done about the picture that is selected: its words for who does not see it, and away with it. */
export function PictureBar({ editor }: { editor: Editor }) {
  const alt = useEditorState({
    editor,
    selector: ({ editor: at }) =>
      at.isActive(pictureName) ? String(at.getAttributes(pictureName)['alt'] ?? '') : undefined,
  });
  if (alt === undefined) return null;
  return (
    <FieldContext value={alone}>
      <span role="group" aria-label="Bild" className="flex items-center gap-4 border-t border-line-subtle p-3">
        <TextField
          label="Alternativtext"
          placeholder="Bild beschreiben"
          value={alt}
          maxLength={300}
          onChange={(words) => editor.commands.updateAttributes(pictureName, { alt: words })}
        />
        <Button small icon="trash" onClick={() => editor.chain().focus().deleteSelection().run()}>
          Bild entfernen
        </Button>
      </span>
    </FieldContext>
  );
}
