import { messageOf } from '../../api/apiErrors.ts';
import { useDriverFiles } from '../../api/calls/drivers.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { emptyTexts } from '../../domain/choices/emptyTexts.ts';
import { EmptyState } from '../../ui/display/EmptyState.tsx';
import { ErrorState } from '../../ui/display/ErrorState.tsx';
import type { TabProps } from './driverTab.ts';

/** All stored files of a driver, the newest first. */
export function FilesTab({ entity }: TabProps) {
  const { files, error, refetch } = useDriverFiles(entity['@id']);
  if (error)
    return (
      <ErrorState title="Fehler beim Laden der Daten" onRetry={refetch}>
        {messageOf(error)}
      </ErrorState>
    );
  if (!files)
    return (
      <p role="status" className="p-8 text-2">
        Daten werden geladen
      </p>
    );
  if (files.length === 0) return <EmptyState title={labelOf(emptyTexts, 'awsFiles')} />;
  return (
    <div className="p-8">
      <table className="w-full max-w-[900px] border-collapse">
        <thead>
          <tr className="border-b border-line bg-sunken text-left text-11 text-2">
            <th className="px-4 py-2 font-text">Datei</th>
            <th className="w-[170px] px-4 font-text">Datum</th>
            <th className="w-[100px] px-4 text-right font-text">Größe</th>
          </tr>
        </thead>
        <tbody>
          {files.map(({ file, url, date, size, timestamp }) => (
            <tr key={`${file} ${String(timestamp)}`} className="border-b border-line-subtle">
              <td className="max-w-0 truncate px-4 py-2">
                {url === null ? (
                  <span data-tip="Wird unter „Dokumente“ angesehen; jeder Blick wird vermerkt.">{file}</span>
                ) : (
                  <a href={url} target="_blank" rel="noreferrer" className="text-link">
                    {file}
                  </a>
                )}
              </td>
              <td className="num px-4 text-2">{date}</td>
              <td className="num px-4 text-right text-2">{size}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
