import { toast } from 'sonner';
import { releaseAll, store } from '../../src/api/records/entities.ts';
import { sessionAtom } from '../../src/api/session/session.ts';

// The file before this one ran in the same process: nobody is signed in any more, and its records and
// messages are gone.
releaseAll();
store.set(sessionAtom, null);
for (const { id } of toast.getToasts()) toast.dismiss(id);
