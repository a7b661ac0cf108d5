import type { MouseEvent } from 'react';
import type { Entity } from '../../api/records/entities.ts';
import { acceptApplication, turnDownApplications } from '../../commands/application/application.ts';
import { stateOf } from '../../commands/command.ts';
import { runCommand } from '../../commands/runCommand.ts';
import { factsNow } from '../../commands/tools.ts';
import type { application } from '../../domain/application/application.ts';
import { IconButton } from '../../ui/display/IconButton.tsx';
import { isIconName } from '../../ui/display/iconName.ts';

const offered = [acceptApplication, ...turnDownApplications];
const stay = (event: MouseEvent) => event.stopPropagation();

/** What can be decided about an application right in its row. */
export function ApplicationActions({ entity }: { entity: Entity<typeof application> }) {
  const facts = factsNow();
  return (
    <div className="flex justify-end" onClick={stay} onDoubleClick={stay}>
      {offered.map((command) => {
        const state = stateOf(command, [entity], facts);
        if (state.state === 'hidden' || !isIconName(command.icon)) return null;
        return (
          <IconButton
            key={command.id}
            small
            tabIndex={-1}
            icon={command.icon}
            label={command.title}
            onClick={() => runCommand(command, [entity])}
            {...(state.state === 'disabled' && { reason: state.reason })}
          />
        );
      })}
    </div>
  );
}
