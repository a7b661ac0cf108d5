import type { MouseEvent } from 'react';
import type { Entity } from '../../api/records/entities.ts';
import { acceptApplication, turnDownApplications } from '../../commands/application/application.ts';
import type { application } from '../../domain/application/application.ts';
import { CommandIcons } from '../kit/CommandIcons.tsx';

const offered = [acceptApplication, ...turnDownApplications];
const stay = (event: MouseEvent) => event.stopPropagation();

/** What can be decided about an application right in its row. */
export function ApplicationActions({ entity }: { entity: Entity<typeof application> }) {
  return (
    <div className="flex justify-end" onClick={stay} onDoubleClick={stay}>
      <CommandIcons commands={offered} entity={entity} />
    </div>
  );
}
