import { useCallback, useLayoutEffect, useRef } from 'react';
import { tools } from '../../../commands/tools.ts';
import type { FormOf } from '../../../domain/define/row.ts';
import { entryFaults } from '../../../domain/protocol/entryRules.ts';
import { costsAfterBilling } from '../../../domain/protocol/costsAfterBilling.ts';
import { checkFinding } from '../../../domain/protocol/vehicleCheck.ts';
import { protocol } from '../../../domain/protocol/protocol.ts';
import type { RecordForm } from '../../kit/form/recordForm.ts';
import { useRecordForm } from '../../kit/form/useRecordForm.ts';

type Values = FormOf<typeof protocol>;

const failedText = (reason: string) => `Error: ${reason}`;

/** The protocol as it is being edited, with the rules of its vehicle and entries asked before each save. */
export function useProtocolRecord(iri: string): RecordForm<typeof protocol> {
  const latest = useRef<Values | null>(null);
  const check = useCallback((values: Values) => {
    const finding = checkFinding(latest.current, values);
    const found =
      finding.verdict === 'refused' && finding.field ? [{ path: finding.field, message: finding.reason }] : [];
    return [...found, ...entryFaults(latest.current, values)];
  }, []);
  const stored = useRef<Parameters<typeof costsAfterBilling>[0]>({});
  const beforeSave = useCallback(async (_values: Values, changed: readonly string[]) => {
    const verdict = costsAfterBilling(stored.current, changed);
    return verdict.verdict !== 'ask' || (await tools().ask({ ...verdict, confirm: 'Ändern' })) ? {} : null;
  }, []);
  const record = useRecordForm({ resource: protocol, iri, check, failedText, beforeSave });
  useLayoutEffect(() => {
    latest.current = record.base;
    stored.current = record.entity ?? {};
  });
  return record;
}
