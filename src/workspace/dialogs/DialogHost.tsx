import { useAtomValue } from 'jotai';
import { createElement, type ComponentType } from 'react';
import type { DialogId } from '../../commands/dialogs.ts';
import { store } from '../../api/records/entities.ts';
import { dialogLoader, type Closing } from '../../panels/dialogs.ts';
import { late } from '../../panels/kit/late.tsx';
import { PanelBoundary } from '../dock/PanelBoundary.tsx';
import { closeDialog, dialogsAtom, questionsAtom } from './dialogAtoms.ts';

/** A question that cannot be put counts as refused: nothing is done unasked. */
const AskDialog = late({
  load: async () => (await import('./AskDialog.tsx')).AskDialog,
  giveUp: ({ onAnswer }) => onAnswer(null),
});
type DialogComponent = ComponentType<Closing>;
const known = new Map<DialogId, DialogComponent>();

function dialogComponent(id: DialogId): DialogComponent {
  const load = dialogLoader(id);
  if (!load) throw new Error(`no dialog ${id}`);
  const component = known.get(id) ?? late({ load: async () => (await load()).default, giveUp: ({ close }) => close() });
  known.set(id, component);
  return component;
}

/** Where dialogs and questions appear, above everything else of the window. */
export function DialogHost() {
  const dialogs = useAtomValue(dialogsAtom, { store });
  const questions = useAtomValue(questionsAtom, { store });
  const top = questions.at(-1);
  return (
    <>
      {dialogs.map(({ key, id, props }) => (
        <Registered key={key} id={id} props={props} onClose={() => closeDialog(key)} />
      ))}
      {top && <AskDialog key={top.id} question={top.question} startsAt={top.startsAt} onAnswer={top.answer} />}
    </>
  );
}

function Registered({ id, props, onClose }: { id: DialogId; props: object; onClose: () => void }) {
  return (
    <PanelBoundary onRetry={onClose} onClose={onClose}>
      {createElement(dialogComponent(id), { ...props, close: onClose })}
    </PanelBoundary>
  );
}
