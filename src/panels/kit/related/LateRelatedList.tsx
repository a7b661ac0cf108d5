import { missingDefinition } from '../../../api/definitions.ts';
import { SkeletonRows } from '../../../ui/display/Skeleton.tsx';
import { late } from '../late.tsx';
import type { RelatedListProps } from './relatedListProps.ts';

/**
 * A list inside a record; its code comes with the first tab that shows one, and what it shares with the lists of the
 * console stays packed with those.
 */
export const LateRelatedList = late<RelatedListProps>({
  load: async () => (await import('./RelatedList.tsx')).RelatedList,
  needs: ({ related }) => missingDefinition(related.resource),
  waiting: <SkeletonRows rows={6} columns={4} />,
});
