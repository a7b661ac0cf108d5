import { cleanup } from '@testing-library/react';
import { toast } from 'sonner';
import { afterEach } from 'vitest';
import { releaseAll, store } from '../../src/api/records/entities.ts';
import { sessionAtom } from '../../src/api/session/session.ts';

// The file before this one ran in the same process: nobody is signed in any more, and its records, its
// messages and what it put into the page are gone.
releaseAll();
store.set(sessionAtom, null);
document.body.replaceChildren();
for (const { id } of toast.getToasts()) toast.dismiss(id);

// What a test has drawn goes with it. Hooks run in reverse order: a file that ends more does that first.
afterEach(cleanup);
