import { retentionHold } from '../../domain/retention/retentionHold.ts';
import { related } from '../kit/related/related.ts';

/** The holds that keep a record from being deleted, as a tab of that record, by the field that names it. */
export const holdsTab = (by: 'customer' | 'driver' | 'contract' | 'invoice') =>
  ({
    key: 'loeschsperren',
    label: 'Löschsperren',
    area: 'company',
    list: related({
      resource: retentionHold,
      by,
      columns: ['reason', 'until', 'setBy', 'createdAt'],
      create: 'atEnd',
      emptyText: 'Keine Löschsperre: Was seine Zeit hatte, wird gelöscht.',
    }),
  }) as const;
