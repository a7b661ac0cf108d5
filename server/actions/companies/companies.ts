import { company } from '../../../src/domain/company/company.ts';
import { allowed } from '../../../src/domain/define/verdict.ts';
import { checkBankAndTax } from '../../../src/domain/driver/bankAndTax.ts';
import { behave } from '../../write/behaviour.ts';

/** Account and tax numbers of the company are looked at as those of drivers are. */
export const companies = behave(company, {
  check: [({ kind, before, after }) => (kind === 'delete' ? allowed : checkBankAndTax(after, before))],
});
