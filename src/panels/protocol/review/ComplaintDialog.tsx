import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useList } from '../../../api/records/queries.ts';
import { useEntities } from '../../../api/records/useEntities.ts';
import { messageOf } from '../../../api/apiErrors.ts';
import type { components } from '../../../domain/protocol/choices/components.ts';
import { protocolComplaintType } from '../../../domain/lookup/protocolComplaintType.ts';
import { Kbd } from '../../../ui/display/Kbd.tsx';
import { Note } from '../../../ui/display/Note.tsx';
import { SkeletonRows } from '../../../ui/display/Skeleton.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { SelectField } from '../../../ui/inputs/SelectField.tsx';
import { TextArea } from '../../../ui/inputs/TextArea.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';

type Part = (typeof components.items)[number];

interface ComplaintDialogProps {
  /** What of the vehicle can be seen on the picture that is looked at. */
  parts: readonly Part[];
  fault: string | undefined;
  onDecide: (complaint: string, reason: string, component: Part['key'] | null) => void;
  onClose: () => void;
}

const all = { page: 1, itemsPerPage: 100, order: 'id' } as const;

/** What is wrong: a digit files the complaint at once, arrows and Strg Eingabe any other kind, with words if wanted. */
export function ComplaintDialog({ parts, fault, onDecide, onClose }: ComplaintDialogProps) {
  const { iris, isLoading, error } = useList(protocolComplaintType, all);
  const kinds = useEntities(protocolComplaintType, iris);
  const [at, setAt] = useState(0);
  const [text, setText] = useState('');
  const [component, setComponent] = useState<Part['key'] | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const file = (place: number) => {
    const kind = kinds[place];
    if (kind) onDecide(kind['@id'], text.trim(), component);
  };
  const walk = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const digit = /^[1-9]$/.test(event.key) ? Number(event.key) : undefined;
    const by = { ArrowDown: 1, ArrowUp: -1, Home: -kinds.length, End: kinds.length }[event.key];
    if (digit === undefined && by === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (by !== undefined) setAt(Math.max(0, Math.min(kinds.length - 1, at + by)));
    else if (!event.repeat) file(digit === undefined ? at : digit - 1);
  };
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);
  const hasKinds = kinds.length > 0;
  useEffect(() => {
    if (hasKinds) list.current?.focus();
  }, [hasKinds]);
  return (
    <Dialog
      title="Beanstanden"
      icon="megaphone"
      size="m"
      onClose={onClose}
      status="Ziffer beanstandet sofort"
      primary={{
        label: 'Beanstanden und weiter',
        run: () => file(at),
        ...(!hasKinds && { reason: 'Es gibt keine Art.' }),
      }}
    >
      <div className="flex flex-col gap-5 [--w-label:140px]">
        {error && (
          <Note tone="danger" title="Die Arten konnten nicht geladen werden.">
            {messageOf(error)}
          </Note>
        )}
        {fault !== undefined && <Note tone="danger" title={fault} />}
        {isLoading ? (
          <SkeletonRows rows={6} columns={1} />
        ) : (
          <div
            ref={list}
            role="listbox"
            aria-label="Beanstandungsart"
            tabIndex={0}
            data-autofocus
            aria-activedescendant={hasKinds ? `complaint-${String(at)}` : undefined}
            onKeyDown={walk}
            className="focus-inside max-h-[264px] overflow-y-auto rounded-2 border border-line"
          >
            {kinds.map((it, place) => (
              <div
                key={it['@id']}
                id={`complaint-${String(place)}`}
                role="option"
                aria-selected={place === at}
                onClick={() => setAt(place)}
                onDoubleClick={() => file(place)}
                className={`flex h-13 items-center gap-4 px-4 ${place === at ? 'bg-selected' : 'hover:bg-hover'}`}
              >
                <span className="w-12 flex-none">{place < 9 && <Kbd keys={String(place + 1)} />}</span>
                <span className="min-w-0 truncate">{it.type}</span>
              </div>
            ))}
          </div>
        )}
        <Field label="Beschreibung">
          <TextArea value={text} onChange={setText} rows={2} maxLength={2000} />
        </Field>
        <Field label="Schaden nicht erfasst an">
          <SelectField value={component} onChange={setComponent} options={parts} placeholder="keinem Bauteil" />
        </Field>
      </div>
    </Dialog>
  );
}
