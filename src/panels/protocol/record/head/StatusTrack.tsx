import type { Entity } from '../../../../api/records/entities.ts';
import { commands } from '../../../../commands/registry.ts';
import { runCommand } from '../../../../commands/runCommand.ts';
import { protocolStates } from '../../../../domain/protocol/choices/protocolStates.ts';
import { protocolStatus } from '../../../../domain/protocol/badge.ts';
import type { protocol } from '../../../../domain/protocol/protocol.ts';
import { formatDayShort } from '../../../../domain/time/formatDay.ts';
import { companyZone, formatInstant, timeIn, todayIn } from '../../../../domain/time/zone.ts';

type Protocol = Entity<typeof protocol>;

/** How far the protocol has come: the states it has gone through with their times, and those ahead. */
export function StatusTrack({ protocol }: { protocol: Protocol }) {
  const now = protocolStatus(protocol.processState);
  const times = new Map((protocol.statusArray ?? []).map((it) => [it.status, it.date]));
  return (
    <ol
      aria-label="Verlauf des Protokolls"
      className="flex flex-none items-start overflow-hidden border-b border-line-subtle bg-sunken px-6 pt-5 pb-4"
    >
      {protocolStates.items.map(({ key, label, status }, place) => (
        <Step
          key={key}
          onSet={() => setState(protocol, key)}
          number={`U${String(status)}`}
          name={label.replace(/ U\d$/, '')}
          time={times.get(status) ?? (status === 0 ? protocol.createdAt : undefined)}
          at={status - now}
          isLast={place === protocolStates.items.length - 1}
        />
      ))}
    </ol>
  );
}

/** Staff may set any state, after the question of the command. */
function setState(protocol: Protocol, key: string): void {
  const command = commands().find((it) => it.id === `protocol.state.${key}`);
  if (command && protocol.processState !== key) runCommand(command, [protocol]);
}

type StepProps = {
  onSet: () => void;
  number: string;
  name: string;
  time: string | null | undefined;
  at: number;
  isLast: boolean;
};

/** One state: a dot behind us, a ring where we are, grey ahead; where there is little room its number stands for it. */
function Step({ onSet, number, name, time, at, isLast }: StepProps) {
  const moment = time ? new Date(time) : null;
  const day = moment && formatDayShort(todayIn(companyZone, moment)).slice(0, 2);
  const dot = at < 0 ? 'border-mark bg-mark' : at === 0 ? 'border-mark bg-panel' : 'border-line-strong bg-panel';
  const line = at < 0 ? 'bg-mark' : 'bg-line-strong';
  return (
    <li
      aria-current={at === 0 ? 'step' : undefined}
      className="relative min-w-0 flex-1 pt-8 pr-3 last:flex-none last:pr-6"
    >
      <i aria-hidden className={`absolute top-0 left-0 z-1 size-[9px] rounded-full border-2 ${dot}`} />
      {!isLast && <i aria-hidden className={`absolute top-[4px] right-0 left-[9px] h-[2px] ${line}`} />}
      <button
        type="button"
        onClick={onSet}
        data-tip={at === 0 ? undefined : 'Diesen Status setzen …'}
        className={`block max-w-full rounded-1 text-left text-11 leading-[14px] @min-[560px]:truncate hover:underline ${at > 0 ? 'text-3' : 'font-medium text-1'}`}
      >
        {number} <span className="sr-only @min-[460px]:not-sr-only">{name}</span>
      </button>
      <span
        className="num block truncate text-11 text-3"
        data-tip={time ? formatInstant(time, companyZone) : undefined}
      >
        {moment ? `${day ?? ''} ${timeIn(companyZone, moment)}` : at > 0 ? 'offen' : '–'}
      </span>
    </li>
  );
}
