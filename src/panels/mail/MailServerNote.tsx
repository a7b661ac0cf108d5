import { useAtomValue } from 'jotai';
import { store } from '../../api/records/entities.ts';
import { hasMailServerAtom } from '../../api/live/version.ts';
import { confirmText } from '../../domain/question/confirmText.ts';
import { Note } from '../../ui/display/Note.tsx';

/** Says above mails that none of them leaves, where no mail server is set up. */
export function MailServerNote() {
  return useAtomValue(hasMailServerAtom, { store }) ? null : (
    <Note bar tone="warn">
      {confirmText('noMailServer')}
    </Note>
  );
}
