/** The part of a review that decides about applications; null while nobody has decided. */
type Review = {
  readonly testCompleted: boolean;
  readonly documentsReviewed: boolean;
  readonly applicationAllowed: boolean | null;
};

/**
 * A driver may apply as soon as his test and his papers are done, unless somebody has said otherwise (document 3,
 * section 4).
 */
export function applicationsAfterReview({
  testCompleted,
  documentsReviewed,
  applicationAllowed,
}: Review): boolean | null {
  return applicationAllowed ?? (testCompleted && documentsReviewed ? true : null);
}
