import { contract } from '../../../src/domain/contract/contract.ts';
import type { FormPathOf } from '../../../src/domain/define/row.ts';
import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { driver } from '../../../src/domain/driver/driver.ts';
import { damageNumbers } from '../../../src/domain/protocol/damageNumbers.ts';
import { entryFaults } from '../../../src/domain/protocol/entryRules.ts';
import { protocol } from '../../../src/domain/protocol/protocol.ts';
import { protocolExpense } from '../../../src/domain/protocol/protocolEntries.ts';
import { behave, type Completed, type Intent, type Scope } from '../../write/behaviour.ts';

/** The rules about damages, expenses and waitings, asked of the change; the console asks the same before it saves. */
export function checkEntries({ kind, before, after }: Intent<typeof protocol>): Verdict<FormPathOf<typeof protocol>> {
  const [first] = kind === 'delete' ? [] : entryFaults(before ?? null, after);
  return first ? refused(first.message, first.path) : allowed;
}

/** Every damage has its number, and a picture slot without a picture is not kept (document 3, section 5). */
export function completeEntries({ kind, after }: Intent<typeof protocol>): Completed<typeof protocol> {
  if (kind === 'delete') return {};
  const numbers = damageNumbers(after.damages);
  return {
    damages: after.damages.map((it, at) => ({ ...it, sortOrder: numbers[at] ?? null })),
    images: after.images.filter((it) => !it.placeholder),
  };
}

/** What an expense does beyond storing its fields: the ride's driver has laid it out unless somebody else is named. */
export const expenses = behave(protocolExpense, {
  complete: [
    async ({ kind, after }, scope) =>
      kind === 'create' && after.userId === null ? { userId: await driversUser(after.protocol, scope) } : {},
  ],
});

async function driversUser(iri: string | null | undefined, scope: Scope): Promise<string | null> {
  const ride = await scope.look(contract, (await scope.look(protocol, iri))?.contract);
  return (await scope.look(driver, ride?.driver))?.user ?? null;
}
