import { defineEntryDetails } from '../define/entry.ts';
import { date, file, reference } from '../define/field.ts';

export const creditAgreementDetails = defineEntryDetails({
  title: 'Vereinbarung über Gutschriften',
  of: { field: 'driver', label: 'Fahrer', to: 'drivers' },
  lists: { creditAgreements: 'Vereinbarungen über Gutschriften' },
  fields: {
    agreedOn: date('vom'),
    file: file('Vereinbarung', { papers: true }),
    filedBy: reference('abgelegt von', 'users', { readOnly: true }),
    /** From this day on it holds no more. */
    endsOn: date('gilt nicht mehr ab'),
    endedBy: reference('beendet von', 'users', { readOnly: true }),
  },
});
