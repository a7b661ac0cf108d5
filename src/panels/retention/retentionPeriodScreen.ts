import type { retentionPeriod } from '../../domain/retention/retentionPeriod.ts';
import { extendResource } from '../kit/screen/extendResource.ts';
import { PersonButton } from './PersonButton.tsx';
import { registerRetentionDialogs } from './retentionDialogs.ts';

registerRetentionDialogs();

/** Kinds of data and what becomes of them are read whole; who agreed takes room once somebody has. */
export const retentionPeriodScreen = extendResource<typeof retentionPeriod>('retention_periods', {
  toolbar: PersonButton,
  cells: {
    kind: { flex: 3, minWidth: 250 },
    afterwards: { flex: 2.4, minWidth: 170 },
    why: { flex: 1.6, minWidth: 140 },
    agreedBy: { flex: 1, minWidth: 110 },
  },
});
