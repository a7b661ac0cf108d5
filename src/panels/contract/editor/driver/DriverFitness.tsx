import { useEffect, useState } from 'react';
import { useDraftAssessment } from '../../../../api/calls/preflight.ts';
import type { contract } from '../../../../domain/contract/contract.ts';
import type { FormOf } from '../../../../domain/define/row.ts';
import { assessedFields } from '../../../../domain/preflight/assessedFields.ts';
import { useRecordFormContext } from '../contractFields.ts';
import { isSame } from '../../../kit/form/formValues.ts';
import { useFormFact } from '../ride/useFormFact.ts';

type Question = Pick<FormOf<typeof contract>, (typeof assessedFields)[number]>;
const pauseMs = 500;
const inks = { ok: '', warn: 'text-warn', danger: 'text-danger' } as const;

/**
 * What speaks for or against the driver in the form, in a few words; the whole of it is asked about when the contract
 * is saved.
 */
export function DriverFitness({ driver }: { driver: string }) {
  const { iri } = useRecordFormContext();
  const contract = useSettled(useFormFact(questionOf));
  const found = useDraftAssessment({ iri, contract, driver });
  if (!found) return <span role="status">Fahrer wird geprüft …</span>;
  const { kind, text, more, free, month } = found.fitness;
  return (
    <span role="status" className={inks[kind]} data-tip={found.findings?.map((it) => it.title).join('\n') || undefined}>
      {[text, more, free, month].filter(Boolean).join(' · ')}
    </span>
  );
}

function questionOf(values: FormOf<typeof contract>): Question {
  return Object.fromEntries(assessedFields.map((name) => [name, values[name] ?? null]));
}

/** The question as it stands once nobody types any more. */
function useSettled(question: Question): Question {
  const [settled, setSettled] = useState(question);
  useEffect(() => {
    const timer = setTimeout(() => setSettled((before) => (isSame(before, question) ? before : question)), pauseMs);
    return () => clearTimeout(timer);
  }, [question]);
  return settled;
}
