import { useAtomValue } from 'jotai';
import { createElement, lazy, Suspense, type ComponentType, type LazyExoticComponent } from 'react';
import { store } from '../../api/entities.ts';
import { dialogLoader, type DialogProps } from '../../panels/dialogs.ts';
import { PanelBoundary } from '../dock/PanelBoundary.tsx';
import { closeDialog, dialogsAtom, questionsAtom } from './dialogAtoms.ts';

const AskDialog = lazy(async () => ({ default: (await import('./AskDialog.tsx')).AskDialog }));
type DialogComponent = LazyExoticComponent<ComponentType<DialogProps<Record<string, unknown>>>>;
const loaded = new Map<string, DialogComponent>();

function dialogComponent(id: string): DialogComponent {
  const load = dialogLoader(id);
  if (!load) throw new Error(`no dialog ${id}`);
  const component = loaded.get(id) ?? lazy(load);
  loaded.set(id, component);
  return component;
}

/** Where dialogs and questions appear, above everything else of the window. */
export function DialogHost() {
  const dialogs = useAtomValue(dialogsAtom, { store });
  const questions = useAtomValue(questionsAtom, { store });
  const top = questions.at(-1);
  return (
    <>
      {dialogs.map(({ key, id, props }) => <Registered key={key} id={id} props={props} onClose={() => closeDialog(key)} />)}
      {top && <Suspense fallback={null}><AskDialog key={top.id} question={top.question} onAnswer={top.answer} /></Suspense>}
    </>
  );
}

function Registered({ id, props, onClose }: { id: string; props: Readonly<Record<string, unknown>>; onClose: () => void }) {
  return (
    <PanelBoundary onRetry={onClose} onClose={onClose}>
      <Suspense fallback={null}>
        {createElement(dialogComponent(id), { ...props, close: onClose })}
      </Suspense>
    </PanelBoundary>
  );
}
