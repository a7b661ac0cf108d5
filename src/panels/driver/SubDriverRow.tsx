import { readEntity } from '../../api/records/entities.ts';
import { driver } from '../../domain/driver/driver.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import type { GridEntry } from '../kit/grid/gridColumn.ts';

const prefix = 'sub ';

/** The row of a driver under that of the business he drives for; he may have a row of his own besides. */
export function subHeading(iri: string): GridEntry {
  return { heading: prefix + iri };
}

/** A driver under the row of the business he drives for, linked to his record. */
export function SubDriverRow({ id }: { id: string }) {
  const iri = id.slice(prefix.length);
  const found = readEntity(driver, iri);
  if (!found) return null;
  return (
    <div className="flex h-full items-center gap-6 border-b border-line-subtle bg-sunken pr-6 pl-14 whitespace-nowrap">
      <Icon name="chevron-right" className="text-3" />
      <a href={`/drivers/${encodeURIComponent(iri)}`} className="font-medium text-link hover:underline">
        {[found.kuerzel, found.name].filter(Boolean).join(' · ')}
      </a>
      <span className="num text-2">{found.telefon}</span>
      <span className="text-2">{[found.plz, found.ort].filter(Boolean).join(' ')}</span>
      <span className="num text-3">{found.currentVersion}</span>
    </div>
  );
}
