import { useState } from 'react';
import type { Ticked } from '../../commands/tools.ts';
import { OptionBoxes } from '../../ui/inputs/OptionBoxes.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { Answer, Question } from './dialogAtoms.ts';

/** The question of a rule, with the boxes that belong to it; danger shows in the button that does it. */
export function AskDialog({
  question,
  startsAt,
  onAnswer,
}: {
  question: Question;
  startsAt: 'cancel' | 'primary';
  onAnswer: (answer: Answer) => void;
}) {
  const options = question.options ?? [];
  const [ticked, setTicked] = useState<Ticked<string>>(() =>
    Object.fromEntries(options.map((it) => [it.key, it.preset])),
  );
  const { danger = false, title = danger ? 'Bitte bestätigen' : 'Rückfrage', confirm = 'Ja', other } = question;
  return (
    <Dialog
      title={title}
      size={other ? 'm' : 's'}
      icon={danger ? 'triangle-alert' : 'circle-help'}
      startsAt={startsAt}
      onClose={() => onAnswer(null)}
      {...(other && { others: [{ label: other.label, run: () => onAnswer({ ...ticked, [other.key]: true }) }] })}
      primary={{ label: confirm, run: () => onAnswer(ticked), look: danger ? 'danger-solid' : 'primary' }}
    >
      <p className="whitespace-pre-line">{question.question}</p>
      <OptionBoxes options={options} ticked={ticked} onChange={setTicked} />
    </Dialog>
  );
}
