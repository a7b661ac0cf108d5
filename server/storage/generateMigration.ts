import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrationsFolder } from './migrationsFolder.ts';
import { pendingMigration } from './pendingMigration.ts';

/**
 * `npm run migrations -- <name>`: writes the difference between the definitions and the last migration as a new one,
 * which carries the only snapshot from then on.
 */
const name = process.argv[2] ?? 'definitions';
const { statements, snapshot } = await pendingMigration();

if (statements.length === 0) {
  console.log('Die Definitionen und die Migrationen stimmen überein.');
} else {
  const folder = `${new Date().toISOString().replace(/\D/g, '').slice(0, 14)}_${name}`;
  for (const outdated of globSync('*/snapshot.json', { cwd: migrationsFolder }))
    rmSync(join(migrationsFolder, outdated));
  mkdirSync(join(migrationsFolder, folder), { recursive: true });
  writeFileSync(
    join(migrationsFolder, folder, 'migration.sql'),
    `${statements.join('\n--> statement-breakpoint\n')}\n`,
  );
  writeFileSync(join(migrationsFolder, folder, 'snapshot.json'), `${JSON.stringify(snapshot)}\n`);
  console.log(`${String(statements.length)} Anweisungen in ${folder}`);
}
