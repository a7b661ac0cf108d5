import { TimeRange } from '../../../../ui/inputs/TimeRange.tsx';
import { ChangedTip } from '../../../../ui/inputs/ChangedTip.tsx';
import { BoundGroup, useFieldState, useRecordFormContext } from '../contractFields.ts';
import type { Side } from '../../shared/stockAddress.ts';
import { textOf } from '../../../kit/textOf.ts';

/** From when until when a vehicle can be fetched or brought; 9-11 typed into the first box fills both. */
export function TimeWindowField({ side }: { side: Side }) {
  const { noteProblem } = useRecordFormContext();
  const names = { from: `${side}TimeFrom`, to: `${side}TimeTo` } as const;
  const from = useFieldState(names.from);
  const to = useFieldState(names.to);
  const [start, end] = [textOf(from.value), textOf(to.value)];
  const before = [from.changed?.before ?? start ?? '', to.changed?.before ?? end ?? '']
    .map((it) => it || '–')
    .join(' bis ');
  const undo = () => {
    from.changed?.undo();
    to.changed?.undo();
  };
  return (
    <div data-field={names.from} className="min-w-0">
      <BoundGroup label="Zeit" layout="narrow" names={[names.from, names.to]}>
        <ChangedTip changed={from.isChanged || to.isChanged ? { before, undo } : undefined}>
          <TimeRange
            key={`${from.inputKey} ${to.inputKey}`}
            value={{ from: start, to: end }}
            onChange={(span) => {
              if (span.from !== start) from.set(span.from);
              if (span.to !== end) to.set(span.to);
            }}
            onCommit={() => {
              from.leave();
              to.leave();
            }}
            onProblem={(problem, end) => noteProblem(names[end], problem)}
            label={side === 'pickup' ? 'Abholung' : 'Zustellung'}
            readOnly={from.isLocked}
            dirtyFrom={from.isChanged}
            dirtyTo={to.isChanged}
            errorFrom={from.error}
            errorTo={to.error}
          />
        </ChangedTip>
      </BoundGroup>
    </div>
  );
}
