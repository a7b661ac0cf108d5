import type { ReactNode } from 'react';
import { Icon } from '../../../ui/display/Icon.tsx';
import { groupAt } from './groupedRows.ts';
import { useGroups } from './listGroups.ts';

/** A heading row among the rows of a list. */
export function HeadingRow({ id }: { id: string }) {
  const { Heading } = useGroups();
  return <Heading group={groupAt(id)} />;
}

interface GroupHeadingProps {
  group: string;
  /** What the group is and how many rows it has; pressing it folds the group away. */
  children: ReactNode;
  /** What can be done with the group, and what else is said about it. */
  more?: ReactNode;
}

/** The heading of a group: folds it away by mouse, Enter, Space, ← and →. */
export function GroupHeading({ group, children, more }: GroupHeadingProps) {
  const { isOpen, toggle } = useGroups();
  const open = isOpen(group);
  return (
    <div className="group flex h-13 items-center border-y border-line bg-sunken pr-12 whitespace-nowrap">
      <button
        type="button"
        aria-expanded={open}
        onClick={() => toggle(group)}
        className="flex h-full min-w-0 items-center gap-4 overflow-hidden pr-4 pl-5"
      >
        <Icon name={open ? 'chevron-down' : 'chevron-right'} className="text-3" />
        {children}
      </button>
      {more}
    </div>
  );
}
