import { newCompanyVersion } from '../../commands/company/company.ts';
import type { company } from '../../domain/company/company.ts';
import type { Entity } from '../../api/records/entities.ts';
import { formatDate } from '../../domain/time/formatDay.ts';
import { latePart } from '../kit/latePart.tsx';
import type { RecordForm } from '../kit/form/recordForm.ts';
import { extendResource } from '../kit/screen/extendResource.ts';

const CompanyForm = latePart<{ readonly record: RecordForm }>(
  async () => (await import('./CompanyForm.tsx')).CompanyForm,
);

/** From when it holds, and whether the tax adviser has agreed to what goes to him. */
function CompanyState({ entity }: { entity: Entity<typeof company> }) {
  return (
    <>
      <span className="num text-2">gilt ab {formatDate(entity.validFrom)}</span>
      <span className="text-2">{agreement(entity)}</span>
    </>
  );
}

function agreement({ datevConfirmed, datevConfirmedAt }: Entity<typeof company>): string {
  return datevConfirmed === true
    ? `Mit der Steuerberatung abgestimmt am ${formatDate(datevConfirmedAt)}`
    : 'Noch nicht mit der Steuerberatung abgestimmt';
}

/** The company as it stands on documents, and what goes to the tax adviser. */
export const companyScreen = extendResource<typeof company>('companies', {
  firstTab: 'Firma',
  form: CompanyForm,
  commands: [newCompanyVersion],
  tabs: [
    {
      key: 'datev',
      label: 'DATEV',
      blocks: ['Export für die Steuerberatung', 'Konten und Steuerschlüssel', 'Abstimmung'],
    },
  ],
  badges: CompanyState,
  emptyText: 'Noch keine Angaben zur Firma.',
  firstStep: 'Ohne sie kann kein Beleg abgeschlossen werden.',
});
