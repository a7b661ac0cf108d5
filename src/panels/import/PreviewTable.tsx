import type { FilePreview } from '../../api/imports.ts';
import { TaughtHeading } from './TaughtHeading.tsx';
import type { Lesson } from './teachLayout.ts';

type Column = FilePreview['columns'][number];
type PreviewTableProps = {
  readonly preview: Pick<FilePreview, 'columns' | 'rows'>;
  /** While headings are taught, each says its field. */
  readonly onTeach?: ((lesson: Lesson) => void) | undefined;
};

/** The first rows of a file, over each column what it was recognised as. */
export function PreviewTable({ preview: { columns, rows }, onTeach }: PreviewTableProps) {
  return (
    <div className="flex-none overflow-x-auto rounded border border-line-subtle" role="region" aria-label="Vorschau">
      <table className="text-left whitespace-nowrap">
        <thead>
          <tr>
            {columns.map((column, at) => (
              <th key={at} scope="col" className="border-b border-line-subtle px-2 py-1 align-top font-text">
                {onTeach && column.heading !== '' ? (
                  <TaughtHeading heading={column.heading} column={column.column} onTeach={onTeach} />
                ) : (
                  <Recognised {...column} />
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {columns.map((_, column) => (
                <td key={column} className="px-2 py-1">
                  {row[column] ?? ''}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Recognised({ heading, column }: Column) {
  return (
    <>
      <span className={`block text-[11.5px] ${column === null ? 'text-3' : 'text-accent'}`}>
        {heading === '' ? '' : (column ?? 'nicht erkannt')}
      </span>
      <span className="block font-strong">{heading}</span>
    </>
  );
}
