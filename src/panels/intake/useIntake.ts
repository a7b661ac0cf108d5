import { useCallback, useEffect, useState } from 'react';
import { ApiError, messageOf } from '../../api/apiErrors.ts';
import { changeIntake, loadIntake, readIntake, type IntakeDecision, type IntakeDecisions } from '../../api/intake.ts';
import type { Finding } from '../../domain/intake/finding.ts';
import type { IntakeAnswer } from '../../domain/intake/intakeAnswer.ts';

export type FindingState = 'open' | 'accepted' | 'discarded';
type Step =
  | { readonly kind: 'loading' }
  /** This computer does not have the file (any more). */
  | { readonly kind: 'gone' }
  /** What the server refuses it refuses again. */
  | { readonly kind: 'failed'; readonly message: string; readonly isRefused: boolean }
  | { readonly kind: 'read'; readonly answer: IntakeAnswer };

/** A dropped file, what the server read in it, and what a person says to each finding; all of it outlives a reload. */
export function useIntake(id: string) {
  const [file, setFile] = useState<File | null>(null);
  /** Which part of a mail somebody wants to see; the same one asked for anew is another try. */
  const [wanted, setWanted] = useState<{ readonly part: string | null }>({ part: null });
  const [step, setStep] = useState<Step>({ kind: 'loading' });
  const [decisions, setDecisions] = useState<IntakeDecisions>({});
  useEffect(() => {
    const stop = new AbortController();
    const work = async () => {
      const kept = await loadIntake(id);
      if (stop.signal.aborted) return;
      if (!kept) return setStep({ kind: 'gone' });
      setFile(kept.file);
      setDecisions(kept.decisions);
      setStep({ kind: 'loading' });
      setStep({ kind: 'read', answer: await readIntake(kept.file, { part: wanted.part, signal: stop.signal }) });
    };
    work().catch((error: unknown) => {
      if (!stop.signal.aborted)
        setStep({
          kind: 'failed',
          message: messageOf(error),
          isRefused: error instanceof ApiError && error.status === 422,
        });
    });
    return () => stop.abort();
  }, [id, wanted]);

  const answer = step.kind === 'read' ? step.answer : undefined;
  const keyOf = useCallback((finding: Finding) => `${answer?.part ?? ''}/${finding.id}`, [answer]);
  const accepted = Object.values(decisions).filter((it) => it.is === 'accepted');
  const takenFor = ({ field }: Finding) => accepted.find((it) => it.field === field);
  const stateOf = (finding: Finding): FindingState =>
    takenFor(finding)?.value === finding.value ? 'accepted' : (decisions[keyOf(finding)]?.is ?? 'open');
  const keep = (next: IntakeDecisions) => {
    setDecisions(next);
    void changeIntake(id, { decisions: next });
  };
  const decide = (finding: Finding, is: FindingState) => keep(decided(decisions, { key: keyOf(finding), finding, is }));
  const findings = answer?.findings ?? [];
  const sure = findings.filter((it) => it.isSure && stateOf(it) === 'open' && !takenFor(it));
  const acceptSure = () =>
    keep(sure.reduce((all, finding) => decided(all, { key: keyOf(finding), finding, is: 'accepted' }), decisions));
  return {
    file,
    step,
    answer,
    accepted,
    sure,
    stateOf,
    /** What was taken over for the field of a finding, here or in another part of the mail. */
    takenFor,
    decide,
    acceptSure,
    /** Somebody asked for a certain part of the mail. */
    isPartAsked: wanted.part !== null,
    /** Shows a part of the mail, or the one that says most. */
    choosePart: (part: string | null) => setWanted({ part }),
    retry: () => setWanted(({ part }) => ({ part })),
  };
}

type Decided = { readonly key: string; readonly finding: Finding; readonly is: FindingState };

/** Of each field one value is taken over, wherever in the file it stands. */
function decided(before: IntakeDecisions, { key, finding: { field, value }, is }: Decided): IntakeDecisions {
  const rest = Object.entries(before).filter(
    ([it, decision]) =>
      it !== key &&
      !(decision.field === field && decision.is === 'accepted' && (is === 'accepted' || decision.value === value)),
  );
  const own: readonly (readonly [string, IntakeDecision])[] = is === 'open' ? [] : [[key, { field, value, is }]];
  return Object.fromEntries([...rest, ...own]);
}
