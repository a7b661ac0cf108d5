import { tools } from '../../../commands/tools.ts';
import { ask } from '../../../domain/define/verdict.ts';
import { confirmText } from '../../../domain/question/confirmText.ts';

/** What was typed and not saved is given up only after a question, because its draft goes with it. */
export async function askReset(reset: () => void): Promise<void> {
  const answer = await tools().ask({
    ...ask(confirmText('resetForm'), { danger: true }),
    title: 'Änderungen verwerfen',
    confirm: 'Verwerfen',
  });
  if (answer !== null) reset();
}
