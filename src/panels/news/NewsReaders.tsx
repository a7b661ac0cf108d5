import { useNewsReaders } from '../../api/calls/news.ts';
import type { Entity } from '../../api/records/entities.ts';
import type { news } from '../../domain/news/news.ts';
import { companyZone, formatInstant } from '../../domain/time/zone.ts';
import { PlainTable } from '../kit/PlainTable.tsx';

/** Who of the staff has opened a news, and who has not yet. */
export function NewsReaders({ entity: { '@id': iri, isSend, showForEmployees } }: { entity: Entity<typeof news> }) {
  const { data: readers, error } = useNewsReaders(iri);
  if (!isSend || !showForEmployees)
    return <p className="p-6 text-2">Gelesen werden kann eine News, sobald sie für Mitarbeiter versendet ist.</p>;
  if (!readers) {
    return (
      <p role={error ? 'alert' : 'status'} className="p-6 text-2">
        {error ? 'Wer sie gelesen hat, ließ sich nicht abrufen.' : 'Daten werden geladen'}
      </p>
    );
  }
  const read = readers.filter((it) => it.readAt !== null).length;
  return (
    <>
      <p role="status" className="px-4 py-4 text-2">
        {readers.length === 1
          ? `${String(read)} von 1 Person hat`
          : `${String(read)} von ${String(readers.length)} haben`}{' '}
        sie gelesen
      </p>
      <PlainTable
        label="Gelesen"
        headings={['Name', 'Gelesen am']}
        widths={['min(320px, 100% - 130px)']}
        rows={readers.map(({ user, name, readAt }) => ({
          key: user,
          cells: [name, readAt ? formatInstant(readAt, companyZone) : 'noch nicht'],
        }))}
      />
    </>
  );
}
