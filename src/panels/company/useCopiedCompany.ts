import { useEffect, useRef } from 'react';
import { fetchAnyItem } from '../../api/records/queries.ts';
import { tellFailure } from '../../commands/tellFailure.ts';
import { queryOf } from '../panelAddress.ts';
import { usePanel } from '../panelContext.ts';
import type { RecordForm } from '../kit/form/recordForm.ts';

/** Of a new version only the day is new; what was agreed with the tax adviser is agreed anew. */
const own: readonly string[] = ['validFrom', 'datevConfirmed'];

/** Fills the form of a new version with what the one in the address says: `?copy=/api/companies/2`. */
export function useCopiedCompany({ bound, dirty, iri, resource }: RecordForm): void {
  const { url } = usePanel();
  const source = iri === null ? queryOf(url).get('copy') : null;
  const isTouched = useRef(dirty.length > 0);
  const { form } = bound;
  useEffect(() => {
    if (source === null || isTouched.current) return;
    isTouched.current = true;
    void fetchAnyItem(source).then(
      (last) => {
        for (const [name, { readOnly }] of Object.entries(resource.fields))
          if (readOnly !== true && !own.includes(name)) form.setValue(name, last[name] ?? null);
      },
      (error: unknown) => tellFailure('Die Angaben konnten nicht übernommen werden', error),
    );
  }, [source, form, resource]);
}
