import { useAtomValue } from 'jotai';
import { lazy, Suspense, useMemo } from 'react';
import { store } from '../../api/entities.ts';
import { dialogLoader } from '../../panels/dialogs.ts';
import { PanelBoundary } from '../dock/PanelBoundary.tsx';
import { AskDialog } from './AskDialog.tsx';
import { closeDialog, dialogsAtom, questionsAtom } from './dialogAtoms.ts';

/** Where dialogs and questions appear, above everything else of the window. */
export function DialogHost() {
  const dialogs = useAtomValue(dialogsAtom, { store });
  const questions = useAtomValue(questionsAtom, { store });
  const top = questions.at(-1);
  return (
    <>
      {dialogs.map(({ key, id, props }) => <Registered key={key} id={id} props={props} onClose={() => closeDialog(key)} />)}
      {top && <AskDialog key={top.id} question={top.question} onAnswer={top.answer} />}
    </>
  );
}

function Registered({ id, props, onClose }: { id: string; props: Readonly<Record<string, unknown>>; onClose: () => void }) {
  const Content = useMemo(() => {
    const load = dialogLoader(id);
    if (!load) throw new Error(`no dialog ${id}`);
    return lazy(load);
  }, [id]);
  return (
    <PanelBoundary onRetry={onClose} onClose={onClose}>
      <Suspense fallback={null}>
        <Content {...props} close={onClose} />
      </Suspense>
    </PanelBoundary>
  );
}
