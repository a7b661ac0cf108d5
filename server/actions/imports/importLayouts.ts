import { allowed, refused, type Verdict } from '../../../src/domain/define/verdict.ts';
import { idOf } from '../../../src/domain/define/resource.ts';
import { importLayout } from '../../../src/domain/import/importLayout.ts';
import { layoutFault } from '../../../src/domain/import/layoutColumns.ts';
import { importCustomers } from '../../../src/domain/import/leasingCustomers.ts';
import { behave, type Intent } from '../../write/behaviour.ts';

type Layout = typeof importLayout;

function checkColumns({ kind, after }: Intent<Layout>): Verdict<'columns'> {
  const fault = kind === 'delete' ? undefined : layoutFault(after.columns ?? []);
  return fault === undefined ? allowed : refused(fault, 'columns');
}

/** Files of the leasing customers are told by their form, whoever sends them. */
function checkCustomer({ kind, after }: Intent<Layout>): Verdict<'customer'> {
  const isLeasing = Object.values(importCustomers).includes(idOf('customers', after.customer ?? '') ?? 0);
  return kind === 'create' && isLeasing
    ? refused('Die Dateien von Athlon und Atr haben eine feste Form.', 'customer')
    : allowed;
}

/** What is held about the files of a customer fits together. */
export const importLayouts = behave(importLayout, { check: [checkColumns, checkCustomer] });
