import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react';
import StarterKit from '@tiptap/starter-kit';
import { useEffect, useRef, useState } from 'react';
import { boxClass } from '../inputs/fieldBox.ts';
import { useFieldFrame } from '../inputs/fieldContext.ts';
import type { FieldProps } from '../inputs/fieldProps.ts';
import { IconButton } from '../display/IconButton.tsx';
import type { IconName } from '../display/iconName.ts';
import { SendingBar } from '../display/SendingBar.tsx';
import { htmlOf } from './htmlOf.ts';
import { PictureBar } from './PictureBar.tsx';
import { pictureNode } from './pictureNode.tsx';
import type { PictureTools } from './pictureTools.ts';
import { usePictures } from './usePictures.ts';

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
const words = StarterKit.configure({
  codeBlock: false,
  code: false,
  heading: { levels: [2, 3] },
  link: {
    openOnClick: false,
    protocols: ['https', 'http', 'mailto', 'tel'],
    HTMLAttributes: { target: null, rel: null },
  },
});
const foreignPictures = 'Bilder von anderen Seiten kommen nicht mit; bitte einzeln speichern und hier einfügen.';

type Props = FieldProps<string> & {
  /** Lets pictures stand in the text. */
  readonly pictures?: PictureTools | undefined;
  /** Hears while pictures are on their way. */
  readonly onUnderway?: (isUnderway: boolean) => void;
};

/** Text with headings, lists, links and, where they are wanted, pictures; an empty one is the empty text. */
export default function RichTextEditor(props: Props) {
  const { value, onChange, label, pictures, onUnderway } = props;
  const { box, control } = useFieldFrame(props);
  const editable = !box.readOnly && !box.disabled;
  const [extensions] = useState(() => (pictures ? [words, pictureNode(pictures)] : [words]));
  const chooser = useRef<HTMLInputElement>(null);
  const { underway, problems, take, tell, stop } = usePictures(pictures, (it) => onUnderway?.(it));
  const editor = useEditor({
    extensions,
    content: value,
    editable,
    editorProps: {
      handlePaste: (_, { clipboardData }) => {
        const files = [...(clipboardData?.files ?? [])];
        if (!pictures || files.length === 0 || hasWords(clipboardData?.getData('text/html') ?? '')) return false;
        take(editor, files, editor.state.selection.to);
        return true;
      },
      handleDrop: (view, { dataTransfer, clientX, clientY }, _, isMoved) => {
        if (!pictures || isMoved || !dataTransfer || dataTransfer.files.length === 0) return false;
        const at = view.posAtCoords({ left: clientX, top: clientY })?.pos ?? editor.state.selection.to;
        take(editor, dataTransfer.files, at);
        return true;
      },
      transformPastedHTML: (html) => {
        const sources = [...html.matchAll(/<img\b[^>]*?\bsrc="([^"]*)"/g)].map(([, src = '']) => src);
        if (pictures && sources.some((it) => pictures.addressOf(it) === undefined)) tell(foreignPictures);
        return html;
      },
      attributes: {
        ...attributesOf(control),
        role: 'textbox',
        'aria-multiline': 'true',
        ...(label && { 'aria-label': label }),
        class: 'rich-text min-h-60 px-4 py-3 outline-none',
      },
    },
    onUpdate: ({ editor: changed }) => onChange(htmlOf(changed)),
  });
  const active = useEditorState({
    editor,
    selector: ({ editor: at }) => tools.filter((it) => at.isActive(it.mark)).map((it) => it.mark),
  });

  useEffect(() => {
    if (!editor.isFocused && htmlOf(editor) !== value) editor.commands.setContent(value, { emitUpdate: false });
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
          {pictures && (
            <>
              <IconButton small icon="image" label="Bild einfügen" onClick={() => chooser.current?.click()} />
              <input
                ref={chooser}
                type="file"
                multiple
                hidden
                accept={pictures.accept}
                onChange={({ target }) => {
                  take(editor, target.files ?? [], editor.state.selection.to);
                  target.value = '';
                }}
              />
            </>
          )}
        </span>
      )}
      <EditorContent editor={editor} />
      {pictures && editable && <PictureBar editor={editor} />}
      {underway && (
        <span className="flex items-center gap-4 border-t border-line-subtle px-4 py-2 text-11">
          <span className="min-w-0 flex-1 truncate">{underway.name}</span>
          <SendingBar label="Bild wird übertragen" part={underway.part} onStop={stop} />
        </span>
      )}
      {problems.map((it) => (
        <span key={it} role="alert" className="px-4 py-2 text-11 whitespace-normal text-danger">
          {it}
        </span>
      ))}
    </span>
  );
}

/** A copied picture comes in a frame of HTML; a copied text has words, and its picture is only a look at them. */
function hasWords(html: string): boolean {
  return new DOMParser().parseFromString(html, 'text/html').body.textContent.trim() !== '';
}

function attributesOf(control: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(control)
      .filter(([name, value]) => (name === 'id' || name.startsWith('aria-')) && value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
}
