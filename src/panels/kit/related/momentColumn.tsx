import { companyZone, formatInstant } from '../../../domain/time/zone.ts';
import type { CellProps, GridColumn } from '../grid/gridColumn.ts';

/**
 * When a line of a log was written: date and time in one line while there is room, below each other in a narrow panel.
 */
export const momentColumn: GridColumn = {
  id: 'createdAt',
  heading: 'Zeit',
  flex: 1,
  minWidth: 94,
  look: 'num',
  text: ({ createdAt }) => (typeof createdAt === 'string' ? formatInstant(createdAt, companyZone) : ''),
  render: Moment,
};

function Moment({ text }: CellProps) {
  const [day = '', time = ''] = text.split(', ');
  return (
    <span className="num text-2">
      <span className="whitespace-nowrap">{`${day},`}</span> {time}
    </span>
  );
}
