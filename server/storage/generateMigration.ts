import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api-postgres';
import { schema } from './schema.ts';

/** `npm run migrations -- <name>`: writes the difference between the definitions and the last migration as a new one. */
const folder = join(import.meta.dirname, 'migrations');
const label = process.argv[2] ?? 'definitions';

const earlier = existsSync(folder) ? readdirSync(folder).filter((it) => existsSync(join(folder, it, 'snapshot.json'))).sort() : [];
const last = earlier.at(-1);
const empty = await generateDrizzleJson({});
const previous = last ? (JSON.parse(readFileSync(join(folder, last, 'snapshot.json'), 'utf8')) as typeof empty) : empty;
const current = await generateDrizzleJson({ ...schema }, previous.id);
const result = await generateMigration(previous, current);
const statements: string[] = Array.isArray(result) ? result : (result as { sqlStatements: string[] }).sqlStatements;

if (statements.length === 0) {
  console.log('Die Definitionen und die Migrationen stimmen überein.');
} else {
  const stamp = new Date().toISOString().replace(/\D/g, '').slice(0, 14);
  const target = join(folder, `${stamp}_${label}`);
  mkdirSync(target, { recursive: true });
  writeFileSync(join(target, 'migration.sql'), `${statements.join('\n--> statement-breakpoint\n')}\n`);
  writeFileSync(join(target, 'snapshot.json'), `${JSON.stringify(current)}\n`);
  console.log(`${String(statements.length)} Anweisungen in ${stamp}_${label}`);
}
