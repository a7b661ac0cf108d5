import type { FilePreview } from '../../api/imports.ts';

/** The first rows of a file, over each column what it was recognised as. */
export function PreviewTable({ preview: { columns, rows } }: { readonly preview: FilePreview }) {
  return (
    <div className="flex-none overflow-x-auto rounded border border-line-subtle" role="region" aria-label="Vorschau">
      <table className="text-left whitespace-nowrap">
        <thead>
          <tr>
            {columns.map(({ heading, column }, at) => (
              <th key={at} scope="col" className="border-b border-line-subtle px-2 py-1 align-top font-text">
                <span className={`block text-[11.5px] ${column === null ? 'text-3' : 'text-accent'}`}>
                  {heading === '' ? '' : (column ?? 'nicht erkannt')}
                </span>
                <span className="block font-strong">{heading}</span>
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
