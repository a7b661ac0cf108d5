/** A console says this often that it still edits a record. */
export const lockRefreshSeconds = 60;
/** After so long without a word of the console its lock is gone: it has crashed, or its computer sleeps. */
export const lockSeconds = 150;
