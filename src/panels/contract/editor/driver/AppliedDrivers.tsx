import { useEntity } from '../../../../api/records/entities.ts';
import { useList } from '../../../../api/records/queries.ts';
import { acceptApplication } from '../../../../commands/application/application.ts';
import type { ContractEntity } from '../../../../commands/contract/contractFacts.ts';
import { tools } from '../../../../commands/tools.ts';
import { mayRead } from '../../../../domain/access/matrix.ts';
import { application } from '../../../../domain/application/application.ts';
import { contract } from '../../../../domain/contract/contract.ts';
import { driver } from '../../../../domain/driver/driver.ts';
import { Field } from '../../../../ui/inputs/Field.tsx';
import { IconButton } from '../../../../ui/display/IconButton.tsx';
import { runCommand } from '../../../../commands/runCommand.ts';
import { useRecordFormContext } from '../contractFields.ts';
import { nameOfEntity } from '../../../kit/represent.ts';
import { commandStateOf } from '../commandStateOf.ts';
import { wishOf } from '../../../../domain/application/wishText.ts';

/** Drivers who would like to do this contract, for those who may decide about it. */
export function AppliedDrivers() {
  const entity = useEntity(contract, useRecordFormContext().iri);
  const isOpen = entity !== undefined && (entity.openApplications ?? 0) > 0 && mayRead(tools().roles(), 'disposition');
  return isOpen ? <Applications contract={entity} /> : null;
}

function Applications({ contract }: { contract: ContractEntity }) {
  const { iris } = useList(application, {
    filter: { contract: contract['@id'], status: 'pending' },
    order: 'createdAt',
    itemsPerPage: 25,
  });
  if (iris.length === 0) return null;
  return (
    <Field label="Bewerber" group>
      <ul className="flex min-w-0 flex-1 flex-col gap-1">
        {iris.map((iri) => (
          <Applicant key={iri} iri={iri} contractId={contract.id} />
        ))}
      </ul>
    </Field>
  );
}

function Applicant({ iri, contractId }: { iri: string; contractId: number }) {
  const own = useEntity(application, iri);
  const applicant = useEntity(driver, own?.driver);
  if (!own) return null;
  const { text, isTooFar } = wishOf(own.additionalData, contractId);
  const state = commandStateOf(acceptApplication, own);
  const name = applicant ? nameOfEntity(applicant) : 'wird geladen';
  return (
    <li className="flex min-h-13 min-w-0 items-center gap-3">
      <span className="min-w-0 flex-1 leading-[15px]">
        <span className="block truncate" data-tip={name}>
          {name}
        </span>
        {text !== '' && <span className={`num block text-11 ${isTooFar ? 'text-danger' : 'text-3'}`}>{text}</span>}
      </span>
      {state.state !== 'hidden' && (
        <IconButton
          icon="user-check"
          label={`Bewerbung von ${name} annehmen …`}
          onClick={() => runCommand(acceptApplication, [own])}
          {...(state.state === 'disabled' && { reason: state.reason })}
        />
      )}
    </li>
  );
}
