import { SkeletonRows } from '../../../ui/display/Skeleton.tsx';
import { late } from '../late.tsx';
import type { RelatedListProps } from './RelatedList.tsx';

/** A list inside a record; its code comes with the first tab that shows one, and what it shares with the lists of the console stays packed with those. */
export const LateRelatedList = late<RelatedListProps>({
  load: async () => (await import('./RelatedList.tsx')).RelatedList,
  giveUp: () => undefined,
  waiting: <SkeletonRows rows={6} columns={4} />,
});
