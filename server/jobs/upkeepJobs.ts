import { sql } from 'drizzle-orm';
import { trimChangeLog } from '../storage/changeLog.ts';
import { clearSearchLists } from '../storage/searchLists.ts';
import { updateSearchTexts } from '../storage/searchTextUpdates.ts';
import { rowsOf } from '../storage/sql.ts';
import { defineJob } from './defineJob.ts';

const changesKeptHours = 24;
const jobsKeptDays = 30;

/** Keeps search texts up to date behind everybody's back, once a record is called something else. */
const rewriteSearchTexts = defineJob({
  name: 'searchTexts.rewrite',
  title: 'Suchtexte',
  due: sql`select to_timestamp(0) from renamings limit 1`,
  restMs: 2_000,
  retries: [2_000],
  run: ({ database, signal }) => updateSearchTexts(database, signal),
});

/** Keeps searches and saves from paying for what was written lately. */
const clearLists = defineJob({
  name: 'searchLists.clear',
  title: 'Suchverzeichnisse',
  schedule: { everyMinutes: 1 },
  retries: [60_000],
  run: ({ database }) => clearSearchLists(database.pool),
});

/** Forgets changes that no console can still be waiting for. */
const trimChanges = defineJob({
  name: 'changeLog.trim',
  title: 'Änderungsprotokoll',
  schedule: { everyMinutes: 10 },
  retries: [600_000],
  run: ({ database }) => trimChangeLog(database.pool, changesKeptHours),
});

/** Forgets jobs that somebody started and that ended long ago. */
const trimJobs = defineJob({
  name: 'jobs.trim',
  title: 'Alte Aufgaben',
  schedule: { at: '03:15' },
  retries: [600_000],
  async run({ database, clock }) {
    const before = new Date(clock().getTime() - jobsKeptDays * 86_400_000).toISOString();
    await rowsOf(
      database.pool,
      sql`delete from jobs where state in ('done', 'failed', 'stopped') and "finishedAt" < ${before}`,
    );
  },
});

/** What every server sees to, whatever its settings. */
export const upkeepJobs = [rewriteSearchTexts, clearLists, trimChanges, trimJobs];
