import type { SimilarRecord } from '../../../domain/search/similarRecord.ts';
import { urlOf } from '../../../commands/selection.ts';
import { Icon } from '../../../ui/display/Icon.tsx';

interface SimilarNoteProps {
  found: readonly SimilarRecord[];
  /** The field below which it stands. */
  field: SimilarRecord['field'];
  /** What is said of the others: "Diese Firma gibt es schon". */
  said: string;
}

/** Says below a field that another record says the same already; a warning, nobody is kept from saving. */
export function SimilarNote({ found, field, said }: SimilarNoteProps) {
  const same = found.filter((it) => it.field === field);
  if (same.length === 0) return null;
  return (
    <span className="flex min-w-0 items-center gap-2 text-warn">
      <Icon name="triangle-alert" size={12} label="Warnung" />
      <span className="min-w-0">
        {said}:{' '}
        {same.map(({ '@id': iri, name }, at) => (
          <span key={iri}>
            {at > 0 && ', '}
            <a href={urlOf(iri)} className="text-link">
              {name}
            </a>
          </span>
        ))}
      </span>
    </span>
  );
}

/** The note as what stands below a field, or nothing to leave that to the field. */
export function similarHint(found: readonly SimilarRecord[], field: SimilarRecord['field'], said: string) {
  return found.some((it) => it.field === field)
    ? { hint: <SimilarNote found={found} field={field} said={said} /> }
    : {};
}
