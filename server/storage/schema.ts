import type { PgTable } from 'drizzle-orm/pg-core';
import { datevAccounts, datevBatches, documentNumbers, printedBillings, printedDocuments } from './documentTables.ts';
import { fileTables } from './fileTables.ts';
import { changeLog, counters, history, protocolSnapshotParts, protocolSnapshots } from './logTables.ts';
import { newsReads } from './newsTables.ts';
import { pushTables } from './pushTables.ts';
import { sharedTables } from './sharedTables.ts';
import { statisticCustomerDays, statisticDays, statisticKeptDays, statisticMarks } from './statisticTables.ts';
import { systemTables } from './systemTables.ts';
import { tables } from './tables.ts';

/** Every table of the database: those of the definitions and those Leitstand keeps for itself. */
export const schema: Readonly<Record<string, PgTable>> = {
  ...tables,
  history,
  changeLog,
  counters,
  protocolSnapshots,
  protocolSnapshotParts,
  ...systemTables,
  ...sharedTables,
  ...fileTables,
  ...pushTables,
  newsReads,
  printedDocuments,
  printedBillings,
  datevBatches,
  datevAccounts,
  documentNumbers,
  statisticDays,
  statisticCustomerDays,
  statisticKeptDays,
  statisticMarks,
};
