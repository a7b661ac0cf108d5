import { useEffect } from 'react';
import type { Entity } from '../../../api/records/entities.ts';
import { urlOf } from '../../../commands/selection.ts';
import { tools } from '../../../commands/tools.ts';
import { mayWrite } from '../../../domain/access/matrix.ts';
import { offers, type Noun } from '../../../domain/define/noun.ts';
import type { InputOf } from '../../../domain/define/row.ts';
import { usePanel } from '../../panelContext.ts';
import type { RecordForm } from '../form/recordForm.ts';
import { useFormActions } from '../form/useFormActions.ts';
import { useOneAtATime } from '../useOneAtATime.ts';

type Source<R extends Noun = Noun> = {
  readonly record: RecordForm<R>;
  /** How the tab of the dock calls it; null where it may not be seen or is gone, undefined while nobody knows. */
  readonly tabName: string | null | undefined;
  /** Says that it is stored. */
  readonly tellSaved: (saved: Entity<R>) => void;
  /** Saves and sends these wishes along; the record's own save unless told. */
  readonly saveWith?: (wishes: InputOf<R>) => Promise<Entity<R> | null>;
};

/** A record on a screen of its own: what its head, its foot and the console around it can do with it. */
export type RecordScreen<R extends Noun = Noun> = {
  readonly record: RecordForm<R>;
  readonly isWritable: boolean;
  readonly isSaving: boolean;
  tellSaved(saved: Entity<R>): void;
  /** Saves and stays; true when it is stored. */
  save(wishes?: InputOf<R>): Promise<boolean>;
  saveAndClose(): Promise<void>;
  /** Does work of the screen's own that must not run beside a save. */
  alone<T>(work: () => Promise<T>): Promise<T | undefined>;
};

/** Names the tab, marks it while something is not saved, and lets Ctrl+S and its relatives reach the record. */
export function useRecordScreen<R extends Noun>(source: Source<R>): RecordScreen<R>;
export function useRecordScreen({ record, tabName, tellSaved, saveWith }: Source): RecordScreen {
  const { setTitle, setDirty, replaceUrl, close, url } = usePanel();
  const { resource, iri, dirty, isGone } = record;
  const { isRunning, alone } = useOneAtATime();
  const isWritable = offers(resource, iri === null ? 'create' : 'update') && mayWrite(tools().roles(), resource.area);
  const isDirty = dirty.length > 0;

  const store = (wishes: InputOf<Noun> = {}) =>
    alone(async () => {
      const before = record.entity?.version;
      const saved = await (saveWith ? saveWith(wishes) : record.save());
      if (saved && saved.version !== before) tellSaved(saved);
      return saved;
    });
  const save = async (wishes?: InputOf<Noun>) => {
    const saved = await store(wishes);
    if (saved && iri === null) replaceUrl(urlOf(saved['@id']));
    return Boolean(saved);
  };
  const saveAndClose = async () => {
    if (await store()) close();
  };

  useEffect(() => {
    if (tabName !== undefined) setTitle(tabName);
  }, [tabName, setTitle]);
  useEffect(() => setDirty(isDirty), [isDirty, setDirty]);
  useFormActions({
    url,
    isWritable,
    isGone,
    isDirty,
    save: async () => void (await save()),
    saveAndClose,
    reset: record.reset,
  });
  return { record, isWritable, isSaving: record.isSaving || isRunning, tellSaved, save, saveAndClose, alone };
}
