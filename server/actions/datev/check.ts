import { checkMonth } from '../../../src/domain/datev/datevCalls.ts';
import { sumAmounts } from '../../../src/domain/money/amount.ts';
import { iriOf, idOf } from '../../../src/domain/define/resource.ts';
import { user } from '../../../src/domain/user/user.ts';
import { storeAt } from '../../files/store/storeAt.ts';
import { readMany } from '../../storage/readRecords.ts';
import { answer } from '../handler.ts';
import { monthIn } from './monthIn.ts';
import { monthOf, placeOf } from './month.ts';

/** Says what a month would bring, what holds it up first. */
export const check = answer(checkMonth, {
  read: ({ month }) => ({ month: monthIn(month) }),
  async work({ database: { pool }, settings }, { month }) {
    const { company, documents, findings: found } = await monthOf(pool, { month }, storeAt(settings));
    const findings = found.filter((it) => it.at !== 'file');
    const rows = findings
      .toSorted((a, b) => Number(b.isRefusal) - Number(a.isRefusal))
      .map((it) => ({ sentence: it.sentence, isRefusal: it.isRefusal, record: placeOf(it, company), field: it.field }))
      // What is cured once in the settings is said once, however many documents it holds up.
      .filter((it, at, all) => all.findIndex((other) => other.sentence === it.sentence) === at);
    const [by] = company?.datevConfirmedBy
      ? await readMany(pool, user, [idOf('users', company.datevConfirmedBy) ?? 0])
      : [];
    return {
      month,
      documents: documents.length,
      bad: badOf(
        findings.filter((it) => it.isRefusal).map((it) => it.document?.number ?? null),
        documents.length,
      ),
      unmade: found.length - findings.length,
      amountTotal: sumAmounts(documents.map((it) => it.amountTotal)),
      rows,
      confirmedAt: company?.datevConfirmed ? company.datevConfirmedAt : null,
      confirmedBy: by ? (by.name ?? by.username ?? iriOf('users', by.id)) : null,
    };
  },
});

/** How many documents are held up: all of them while the settings are. */
function badOf(numbers: readonly (string | null)[], all: number): number {
  return numbers.includes(null) ? all : new Set(numbers).size;
}
