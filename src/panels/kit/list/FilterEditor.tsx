import { useEffect, useRef } from 'react';
import { definitionOf } from '../../../api/definitions.ts';
import type { Filter } from '../../../domain/define/filter.ts';
import { fieldAt, type Resource } from '../../../domain/define/resource.ts';
import { identsIn } from '../../../domain/search/idents.ts';
import { Floating } from '../../../ui/overlays/Floating.tsx';
import { maxPasted } from './anyOf.ts';
import type { EditorProps } from './editorValues.ts';
import { PickSeveral } from './PickSeveral.tsx';
import { PickRecords } from './PickRecords.tsx';
import { RangeEditor } from './RangeEditor.tsx';
import { TextValues } from './TextValues.tsx';
import { YesNo } from './YesNo.tsx';

const byComma = (text: string) => text.split(/[\n\r\t;,]+/);
const identValues = (text: string) => {
  const { values, rest } = identsIn(text);
  return [...values, ...rest].slice(0, maxPasted);
};

type Props = EditorProps & {
  readonly resource: Resource;
  readonly definition: Filter;
  readonly anchor: Element;
  readonly onClose: () => void;
};

/**
 * Floats below its chip and changes one filter at once; Enter closes it with what was typed, and so does Tab beyond its
 * ends; Esc without.
 */
export function FilterEditor({ resource, definition, anchor, onClose, ...editor }: Props) {
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = body.current;
    const leave = (event: KeyboardEvent) => {
      const { key, target } = event;
      const isDone =
        (element && leadsOut(element, event)) ||
        (key === 'Enter' && target instanceof HTMLInputElement && target.getAttribute('role') !== 'combobox');
      if (!isDone && key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      // A day or figure is taken when its field is left, which closing alone would not tell it.
      if (isDone && target instanceof HTMLElement) target.blur();
      onClose();
    };
    element?.addEventListener('keydown', leave);
    return () => element?.removeEventListener('keydown', leave);
  }, [onClose]);
  useEffect(() => body.current?.querySelector<HTMLElement>('input, button, textarea')?.focus(), []);
  useEffect(() => () => giveBack(anchor), [anchor]);
  return (
    <Floating anchor={anchor} onLeave={onClose}>
      <div
        ref={body}
        role="dialog"
        aria-label={`Filter ${definition.label}`}
        className="fade-in flex w-max max-w-[440px] min-w-[280px] flex-col gap-4 rounded-3 bg-raised p-5 text-12 text-1 shadow-menu"
      >
        <span className="text-11 font-medium text-2">{definition.label}</span>
        <Editor resource={resource} definition={definition} editor={editor} />
      </div>
    </Floating>
  );
}

/** The editor takes the keyboard with it; it goes on at what was edited, unless somebody has clicked elsewhere. */
function giveBack(anchor: Element): void {
  window.setTimeout(() => {
    if (document.activeElement === document.body) anchor.querySelector('button')?.focus({ preventScroll: true });
  });
}

function leadsOut(editor: HTMLElement, { key, shiftKey, target }: KeyboardEvent): boolean {
  const stops = [...editor.querySelectorAll<HTMLElement>('input:enabled, button:enabled, textarea:enabled')].filter(
    (it) => it.tabIndex >= 0,
  );
  return key === 'Tab' && target === stops.at(shiftKey ? 0 : -1);
}

/** Each kind of filter has a fitting editor. */
function Editor({
  resource,
  definition,
  editor,
}: {
  resource: Pick<Resource, 'fields'>;
  definition: Filter;
  editor: EditorProps;
}) {
  switch (definition.kind) {
    case 'options':
      return <PickSeveral {...editor} items={definition.options} />;
    case 'idents':
      return <TextValues {...editor} split={identValues} />;
    case 'plate':
      return <TextValues {...editor} split={byComma} />;
    case 'filled':
    case 'marked':
      return <YesNo {...editor} />;
    case 'judged':
      return definition.items ? <PickSeveral {...editor} items={definition.items} /> : <YesNo {...editor} />;
    case 'prefix':
    case 'through':
      return definition.items ? <PickSeveral {...editor} items={definition.items} /> : <TextValues {...editor} />;
    case 'via': {
      const to = fieldAt(resource, definition.reference)?.to;
      return (
        <Editor
          resource={(to && definitionOf({ path: to })) || resource}
          definition={definition.filter}
          editor={editor}
        />
      );
    }
    case 'is':
    case 'isNot':
    case 'range':
      return (
        <FieldEditor
          resource={resource}
          path={definition.field}
          isRange={definition.kind === 'range'}
          editor={editor}
        />
      );
    default:
      return <TextValues {...editor} />;
  }
}

function FieldEditor({
  resource,
  path,
  isRange,
  editor,
}: {
  resource: Pick<Resource, 'fields'>;
  path: string;
  isRange: boolean;
  editor: EditorProps;
}) {
  const field = fieldAt(resource, path);
  if (isRange) return <RangeEditor {...editor} kind={field?.kind ?? 'text'} />;
  if (field?.kind === 'flag') return <YesNo {...editor} />;
  if (field?.kind === 'flag01') return <YesNo {...editor} yes="1" no="0" />;
  if (field?.items) return <PickSeveral {...editor} items={field.items} />;
  if (field?.to) return <PickRecords {...editor} path={field.to} />;
  return <TextValues {...editor} {...(field?.unique === true || field?.pattern === 'vin' ? { split: byComma } : {})} />;
}
