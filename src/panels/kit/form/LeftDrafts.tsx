import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { draftsAtom, moveDraft, saveDraft, type DraftEntry } from '../../../api/session/drafts.ts';
import { store } from '../../../api/records/entities.ts';
import { claimedForms } from '../../../api/session/formClaims.ts';
import { tools } from '../../../commands/tools.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { Note } from '../../../ui/display/Note.tsx';
import { draftKeyOf, formAddress } from '../../formAddress.ts';
import { pathnameOf, queryOf } from '../../panelAddress.ts';
import { usePanel } from '../../panelContext.ts';
import { draftCaption } from './draftCaption.ts';
import { putAt, type FormValues } from './formValues.ts';
import { wantDraft } from './wantedDraft.ts';

interface LeftDraftsProps {
  /** Nothing has been typed here: a draft then takes the place of this form instead of standing beside it. */
  isUntouched: boolean;
  /** What a form of this address began with. */
  startOf: (query: URLSearchParams) => FormValues;
  /** What the input is for, as in "für K-AB 123, Köln – Ulm"; empty where it does not say. */
  about: (values: FormValues) => string;
}

const shownAtOnce = 4;

/**
 * Input of forms of this screen that are no longer open anywhere, by name: each comes back in the form that it was
 * typed into, and never in this one.
 */
export function LeftDrafts({ isUntouched, startOf, about }: LeftDraftsProps) {
  const { url, replaceUrl } = usePanel();
  const isPlain = draftKeyOf(url) === url;
  const left = useLeft();
  const [isWhole, setWhole] = useState(false);
  if (!isPlain || left.length === 0) return null;
  const captionOf = (draft: DraftEntry) => draftCaption(about(wholeOf(draft, startOf)), draft.at);
  const bringBack = async (draft: DraftEntry) => {
    const address = formAddress(draft.url ?? draft.iri);
    if (draftKeyOf(address) !== draft.iri) await moveDraft(draft.iri, { iri: draftKeyOf(address), url: address });
    wantDraft(address);
    if (isUntouched) replaceUrl(address);
    else tools().open(address, 'tab');
  };
  const discard = async (draft: DraftEntry) => {
    const { iri, ...kept } = draft;
    await saveDraft(iri, { values: {}, base: {}, at: kept.at });
    tools().notify.success('Entwurf verworfen', { detail: captionOf(draft), undo: () => saveDraft(iri, kept) });
  };
  const shown = isWhole ? left : left.slice(0, shownAtOnce);
  return (
    <Note
      tone="info"
      icon="history"
      title={
        left.length === 1 ? 'Ein Formular wurde nicht fertig.' : `${String(left.length)} Formulare wurden nicht fertig.`
      }
    >
      <ul className="mt-1.5 flex flex-col gap-1">
        {shown.map((draft) => (
          <li key={draft.iri} className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <span className="min-w-0 flex-1 basis-[180px]">{captionOf(draft)}</span>
            <Button small onClick={() => void bringBack(draft)}>
              Wiederherstellen
              <Of draft={captionOf(draft)} />
            </Button>
            <Button small look="quiet" onClick={() => void discard(draft)}>
              Verwerfen
              <Of draft={captionOf(draft)} />
            </Button>
          </li>
        ))}
      </ul>
      {shown.length < left.length && (
        <Button
          small
          look="quiet"
          onClick={() => setWhole(true)}
        >{`${String(left.length - shown.length)} weitere zeigen`}</Button>
      )}
    </Note>
  );
}

/** Which of them a button is for, where it is only heard. */
function Of({ draft }: { draft: string }) {
  return <span className="sr-only">: {draft}</span>;
}

/** Drafts of this screen whose form is not open, in this window or another one. */
function useLeft(): readonly DraftEntry[] {
  const { url, isOpen } = usePanel();
  const drafts = useAtomValue(draftsAtom, { store });
  const [left, setLeft] = useState<readonly DraftEntry[]>([]);
  useEffect(() => {
    let isStale = false;
    const path = pathnameOf(url);
    void claimedForms().then((claimed) => {
      if (isStale) return;
      setLeft(
        drafts.filter(
          (it) =>
            pathnameOf(it.iri) === path &&
            it.iri !== draftKeyOf(url) &&
            !claimed.has(it.iri) &&
            !isOpen(it.url ?? it.iri),
        ),
      );
    });
    return () => {
      isStale = true;
    };
  }, [drafts, url, isOpen]);
  return left;
}

function wholeOf({ url = '', values }: DraftEntry, startOf: LeftDraftsProps['startOf']): FormValues {
  const whole = structuredClone(startOf(queryOf(url)));
  for (const [path, value] of Object.entries(values)) putAt(whole, path, value);
  return whole;
}
