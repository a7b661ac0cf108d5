import type { KeyOf } from '../choices/choices.ts';
import type { SomeOf } from '../define/row.ts';
import type { complaintStates } from './choices/complaintStates.ts';
import type { OpenPoint } from './openPoints.ts';
import type { protocol } from './protocol.ts';

type Protocol = SomeOf<
  typeof protocol,
  'requestedFromDriver' | 'reviewState' | 'reviewedAt' | 'reviewedBy' | 'reviewReason'
>;
/** A complaint as far as it is known when it was made and changed, and by whom. */
export type Complaint = {
  readonly createdAt?: string | null | undefined;
  readonly updatedAt?: string | null | undefined;
  readonly reporter?: string | null | undefined;
};
type Facts = {
  readonly protocol: Protocol;
  readonly open: readonly OpenPoint[];
  /** How a member of staff is called. */
  readonly nameOf: (iri: string) => string;
};
/** What the driver was asked for because of a complaint, and whether it is there now. */
export type Answer = { readonly label: string; readonly isThere: boolean };
/** One line of what happened, and when. */
export type CourseStep = { readonly at: string; readonly text: string };
export type ComplaintCourse = {
  readonly state: KeyOf<typeof complaintStates>;
  readonly answers: readonly Answer[];
  /** The newest first. */
  readonly steps: readonly CourseStep[];
};

/** How far a complaint is, what the driver was asked for since it was made, and who decided what. */
export function complaintCourse(complaint: Complaint, { protocol: it, open, nameOf }: Facts): ComplaintCourse {
  const { createdAt, updatedAt, reporter } = complaint;
  const since = Date.parse(createdAt ?? '');
  const isSince = (at: string | null | undefined) => Boolean(at) && Date.parse(at ?? '') >= since;
  const requests = (it.requestedFromDriver ?? []).filter(({ requestedAt }) => isSince(requestedAt));
  const wanted = new Set(open.map((point) => point.wanted));
  const answers = [...new Set(requests.flatMap(({ label }) => label ?? []))].map((label) => ({
    label,
    isThere: !wanted.has(label),
  }));
  const isSettled = it.reviewState === 'checked' && isSince(it.reviewedAt);
  const by = (iri: string | null | undefined) => (iri ? ` von ${nameOf(iri)}` : '');
  const steps: readonly (CourseStep | false)[] = [
    Boolean(createdAt) && { at: createdAt ?? '', text: `beanstandet${by(reporter)}` },
    Boolean(updatedAt) && updatedAt !== createdAt && { at: updatedAt ?? '', text: 'Beschreibung oder Art geändert' },
    ...requests.map(({ label, requestedAt, requestedBy }) => ({
      at: requestedAt ?? '',
      text: `${label ?? ''} angefordert${requestedBy ? ` von ${requestedBy}` : ''}`,
    })),
    isSettled && {
      at: it.reviewedAt ?? '',
      text: `geprüft${by(it.reviewedBy)}${it.reviewReason ? `: ${it.reviewReason}` : ''}`,
    },
  ];
  return {
    state: isSettled
      ? 'settled'
      : answers.length === 0
        ? 'open'
        : answers.every((answer) => answer.isThere)
          ? 'handedIn'
          : 'asked',
    answers,
    steps: steps.filter((step) => step !== false).toSorted((one, other) => Date.parse(other.at) - Date.parse(one.at)),
  };
}
