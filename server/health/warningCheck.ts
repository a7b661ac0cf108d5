import type { Settings } from '../settings.ts';
import type { Database } from '../storage/database.ts';
import type { Warning } from './health.ts';

/** What a warning may look at. */
export type Watched = { readonly database: Database; readonly settings: Settings; readonly now: Date };

/** Looks at one thing and says whether somebody should see to it; must answer quickly, it runs every half minute. */
export type WarningCheck = (watched: Watched) => Promise<Warning | undefined>;
