import { join } from 'node:path';

/** Where the migrations lie, one folder each, applied in the order of their names. */
export const migrationsFolder = join(import.meta.dirname, 'migrations');
