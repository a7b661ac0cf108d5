import { useState } from 'react';
import { ApiError, messageOf } from '../../api/apiErrors.ts';
import { bulk } from '../../api/records/bulk.ts';
import { create } from '../../api/records/mutations.ts';
import { tools } from '../../commands/tools.ts';
import { withProgress } from '../../commands/work.ts';
import { columnAt } from '../../domain/bulkCreate/columns.ts';
import { entryFaults, lacksRequired, contractOf, type Faults } from '../../domain/bulkCreate/entry.ts';
import { checkBulkCreate } from '../../domain/contract/bulkCreate.ts';
import { contract } from '../../domain/contract/contract.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { checkContractSave } from '../../domain/contract/saveDialogs.ts';
import { allOf } from '../../domain/question/allOf.ts';
import type { CalendarDay } from '../../domain/time/calendarDay.ts';
import { textOf } from '../kit/textOf.ts';
import type { BulkEntry, BulkInput, EntryState } from './bulkEntry.ts';

type Send = {
  readonly input: BulkInput;
  readonly today: CalendarDay;
  readonly setState: (id: string, state: EntryState) => void;
};

/**
 * Creates the contracts of the rows that are not contracts yet, a few at a time; what fails stays and can be sent
 * again.
 */
export function useBulkSend({ input, today, setState }: Send) {
  const [progress, setProgress] = useState<{ readonly done: number; readonly of: number } | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const waiting = input.entries.filter((it) => it.state.kind !== 'done');
  const contractFrom = (entry: BulkEntry) => contractOf({ ...input, cells: entry.cells, today });

  const send = async () => {
    const found = refusalOf(input, waiting, today);
    setRefusal(found);
    if (found !== null) return;
    const verdict = allOf(waiting.map((it) => checkContractSave(contractFrom(it), {})));
    const answer =
      verdict.verdict === 'ask'
        ? await tools().ask({ ...verdict, title: 'Aufträge erstellen', confirm: 'Erstellen' })
        : {};
    if (answer === null) return;
    setProgress({ done: 0, of: waiting.length });
    const each = async (entry: BulkEntry) => {
      setState(entry.id, { kind: 'sending' });
      try {
        const made = await create(contract, { ...contractFrom(entry), ...answer }, { once: entry.id });
        setState(entry.id, { kind: 'done', iri: made['@id'], number: made.auftragsnummer ?? '' });
      } catch (error) {
        setState(entry.id, failureOf(error));
        throw error;
      }
    };
    const result = await withProgress<BulkEntry>('Aufträge erstellen', (options) =>
      bulk(waiting, each, {
        ...options,
        onProgress: (at) => {
          options.onProgress?.(at);
          setProgress({ done: at.done + at.failed, of: at.of });
        },
      }),
    );
    setProgress(null);
    if (result.done > 0)
      tools().notify.success(result.done === 1 ? contractMessages.created : `${String(result.done)} Aufträge erstellt`);
    const failed = result.rows.find((it) => it.state === 'failed');
    if (failed?.state === 'failed')
      tools().notify.warning(contractMessages.bulkCreateFailed(messageOf(failed.error)), {
        detail: `${String(result.failed)} von ${String(result.of)} nicht angelegt`,
      });
  };
  return { send, waiting: waiting.length, progress, refusal };
}

/** Why nothing is sent yet, in the words of document 1. */
function refusalOf(input: BulkInput, waiting: readonly BulkEntry[], today: CalendarDay): string | null {
  const contracts = waiting.map((it) => contractOf({ ...input, cells: it.cells, today }));
  const verdict = checkBulkCreate(
    contracts.map((it) => ({ ...it, pickupDate: textOf(it.datum), deliveryDate: textOf(it.bringdatum) })),
  );
  if (verdict.verdict === 'refused') return verdict.reason;
  const faults = waiting.map((it) => entryFaults({ ...input, cells: it.cells, today }));
  if (!input.head.contractClientAddress || faults.some(lacksRequired)) return contractMessages.requiredMissing;
  return faults.some((it) => Object.keys(it).length > 0) ? 'Bitte korrigieren Sie die Fehler im Formular' : null;
}

/** Objections of the server stand at their cells; those about anything else at the row. */
function failureOf(error: unknown): EntryState {
  const violations = error instanceof ApiError ? error.violations : [];
  const faults: Faults = Object.fromEntries(
    violations.flatMap(({ propertyPath, message }) => (columnAt(propertyPath) ? [[propertyPath, message]] : [])),
  );
  const others = violations.filter((it) => !columnAt(it.propertyPath)).map((it) => it.message);
  const message = others.length > 0 ? others.join(' ') : Object.keys(faults).length > 0 ? '' : messageOf(error);
  return { kind: 'failed', message, faults };
}
