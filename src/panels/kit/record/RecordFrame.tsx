import { useCallback, useId, useMemo, useState, type ReactNode } from 'react';
import { usePanel } from '../../panelContext.ts';
import { useLostInput } from '../form/lostInput.tsx';
import { MergeDialog } from '../form/MergeDialog.tsx';
import { RecordFormFrame } from '../form/RecordFormFrame.tsx';
import { LateEditLock } from '../lock/LateEditLock.ts';
import { InnerListsContext } from '../related/innerLists.ts';
import { usePainted } from '../usePainted.ts';
import { RecordHead, type RecordHeadProps } from './RecordHead.tsx';
import { RecordGone, RecordMissing, RecordWaiting } from './RecordState.tsx';
import { RecordTabs } from './RecordTabs.tsx';
import { hasFault, tabIn, tabUrl, type RecordTab } from './recordTab.ts';
import { useInnerScope } from './useInnerScope.ts';
import { useRevealed } from './useRevealed.ts';
import type { RecordScreen } from './useRecordScreen.ts';

export type RecordFrameProps = {
  readonly screen: RecordScreen;
  readonly head: RecordHeadProps;
  /** The first one is shown unless the address names another. */
  readonly tabs: readonly RecordTab[];
  /** What the address asks for: the value of `?tab=`. */
  readonly asked: string | null;
  /** Between head and tabs, for example how far the record has come. */
  readonly above?: ReactNode;
  /** What is to be said of the record whatever tab is in front. */
  readonly bar?: ReactNode;
  /** The records that one person at a time edits here; nobody is kept away before something was typed. */
  readonly lock?: readonly string[];
  /** What is to be said above the fields. */
  readonly notes?: ReactNode;
  /** False while nobody has tried to save: faults then stand at their fields only. */
  readonly listsFaults?: boolean;
  readonly foot?: ReactNode;
};

/** The screen of a record: its head, its tabs, what is in front, and its foot; or why it cannot be shown. */
export function RecordFrame(props: RecordFrameProps) {
  const { record } = props.screen;
  const { close } = usePanel();
  const { title } = record.resource;
  const lost = useLostInput(record);
  if (record.isGone) return <RecordGone title={title} lost={lost} onClose={close} />;
  if (record.error && record.isLoading)
    return <RecordMissing title={title} error={record.error} onClose={close} onRetry={record.refetch} />;
  return <Frame {...props} />;
}

function Frame({ screen, head, above, tabs, asked, bar, lock, notes, listsFaults = true, foot }: RecordFrameProps) {
  const { record, tellSaved } = screen;
  const { url, replaceUrl, close } = usePanel();
  const id = useId();
  const shown = tabIn(tabs, asked);
  const choose = (key: string) => replaceUrl(tabUrl(url, tabs, key));
  const onReveal = useRevealed(choose);
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  useInnerScope(frame, url);
  const [states, setStates] = useState<Readonly<Record<string, string>>>({});
  const put = useCallback((key: string, state: string) => setStates((known) => ({ ...known, [key]: state })), []);
  const lists = useMemo(() => ({ states, put }), [states, put]);
  const inRow = tabs.filter((it) => !it.button);
  const buttons = tabs.flatMap(({ key, label, button }) => {
    const isOn = key === shown?.key;
    return button
      ? [
          {
            icon: button.icon,
            label: isOn ? button.back : label,
            isOn,
            onClick: () => choose(isOn ? (tabs[0]?.key ?? '') : key),
          },
        ]
      : [];
  });
  const panel = (key: string) => ({
    role: inRow.length > 1 ? 'tabpanel' : undefined,
    id: `${id}-${key}`,
    'aria-labelledby': inRow.length > 1 ? `${id}-${key}-tab` : undefined,
  });
  const isForm = shown?.holds === 'form';
  return (
    <div ref={setFrame} className="@container flex h-full min-h-0 flex-1 flex-col bg-panel" data-record>
      <RecordHead head={head} buttons={buttons} />
      {above}
      {inRow.length > 1 && (
        <RecordTabs
          label={record.resource.title.one}
          id={id}
          tabs={inRow}
          chosen={shown?.key ?? ''}
          faulty={new Set(inRow.filter((it) => hasFault(it, record.faults)).map((it) => it.key))}
          onChoose={choose}
        />
      )}
      {bar}
      {lock && <LateEditLock iris={lock} isEditing={record.dirty.length > 0} onLeave={close} />}
      <div ref={onReveal} className={`min-h-0 flex-1 flex-col ${isForm ? 'flex' : 'hidden'}`}>
        {record.isLoading ? (
          <RecordWaiting title={record.resource.title} />
        ) : (
          <RecordFormFrame record={record} notes={notes} listsFaults={listsFaults}>
            <InnerListsContext value={lists}>
              <FormTabs tabs={tabs} shown={shown?.key} panel={panel} />
            </InnerListsContext>
          </RecordFormFrame>
        )}
      </div>
      {shown && !isForm && (
        <div key={shown.key} {...panel(shown.key)} className="flex min-h-0 flex-1 flex-col">
          <InnerListsContext value={lists}>{shown.content}</InnerListsContext>
        </div>
      )}
      {shown?.holds !== 'free' && foot}
      {record.merge && <MergeDialog record={record} onSaved={tellSaved} />}
    </div>
  );
}

type FormTabsProps = {
  readonly tabs: readonly RecordTab[];
  readonly shown: string | undefined;
  readonly panel: (key: string) => object;
};

/**
 * The parts of the form: the one in front at once, the others once that is painted, so that a fault in them can be led
 * to.
 */
function FormTabs({ tabs, shown, panel }: FormTabsProps) {
  const isPainted = usePainted();
  return tabs
    .filter((it) => it.holds === 'form' && (isPainted || it.key === shown))
    .map(({ key, content }) => (
      <div key={key} {...panel(key)} data-record-tab={key} className={key === shown ? '' : 'hidden'}>
        {content}
      </div>
    ));
}
