import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect } from 'react';
import { boxClass } from '../inputs/fieldBox.ts';
import { useFieldFrame } from '../inputs/fieldContext.ts';
import type { FieldProps } from '../inputs/fieldProps.ts';
import { IconButton } from '../display/IconButton.tsx';
import type { IconName } from '../display/iconName.ts';

type Tool = {
  readonly label: string;
  readonly icon: IconName;
  readonly mark: string;
  readonly run: (editor: Editor) => void;
};

const tools: readonly Tool[] = [
  { label: 'Fett', icon: 'bold', mark: 'bold', run: (editor) => editor.chain().focus().toggleBold().run() },
  { label: 'Kursiv', icon: 'italic', mark: 'italic', run: (editor) => editor.chain().focus().toggleItalic().run() },
  {
    label: 'Unterstrichen',
    icon: 'underline',
    mark: 'underline',
    run: (editor) => editor.chain().focus().toggleUnderline().run(),
  },
  {
    label: 'Überschrift',
    icon: 'heading',
    mark: 'heading',
    run: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Aufzählung',
    icon: 'list',
    mark: 'bulletList',
    run: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numerierung',
    icon: 'list-ordered',
    mark: 'orderedList',
    run: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];
const extensions = [
  StarterKit.configure({
    codeBlock: false,
    code: false,
    heading: { levels: [2, 3] },
    link: { openOnClick: false, protocols: ['https', 'http', 'mailto', 'tel'] },
  }),
];
const empty = '<p></p>';

/** Text with headings, lists and links, as news and mail templates need it; an empty one is the empty text. */
export default function RichTextEditor(props: FieldProps<string>) {
  const { value, onChange, label } = props;
  const { box, control } = useFieldFrame(props);
  const editable = !box.readOnly && !box.disabled;
  const editor = useEditor({
    extensions,
    content: value,
    editable,
    editorProps: {
      attributes: {
        ...attributesOf(control),
        role: 'textbox',
        'aria-multiline': 'true',
        ...(label && { 'aria-label': label }),
        class: 'rich-text min-h-60 px-4 py-3 outline-none',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(changed.getHTML() === empty ? '' : changed.getHTML()),
  });
  const active = useEditorState({
    editor,
    selector: ({ editor: at }) => tools.filter((it) => at.isActive(it.mark)).map((it) => it.mark),
  });

  useEffect(() => {
    if (!editor.isFocused && editor.getHTML() !== (value || empty))
      editor.commands.setContent(value, { emitUpdate: false });
  }, [editor, value]);
  useEffect(() => {
    editor.setEditable(editable);
  }, [editor, editable]);

  return (
    <span className={`${boxClass(box)} flex-col items-stretch text-12`}>
      {editable && (
        <span role="toolbar" aria-label="Auszeichnung" className="flex gap-1 border-b border-line-subtle p-1">
          {tools.map((it) => (
            <IconButton
              key={it.mark}
              small
              icon={it.icon}
              label={it.label}
              pressed={active.includes(it.mark)}
              onClick={() => it.run(editor)}
            />
          ))}
        </span>
      )}
      <EditorContent editor={editor} />
    </span>
  );
}

function attributesOf(control: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(control)
      .filter(([name, value]) => (name === 'id' || name.startsWith('aria-')) && value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
}
