import { useEntity, type Entity } from '../../../api/entities.ts';
import { useList } from '../../../api/queries.ts';
import { acceptApplication } from '../../../commands/application.ts';
import { tools } from '../../../commands/tools.ts';
import { mayRead } from '../../../domain/access/matrix.ts';
import { Field } from '../../../ui/Field.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { runCommand } from '../../../commands/runCommand.ts';
import { useRecordFormContext } from '../../kit/fields/formContext.ts';
import { nameOfEntity } from '../../kit/represent.ts';
import { commandStateOf } from '../commandStateOf.ts';
import { wishOf } from '../../../domain/application/wishText.ts';

/** Drivers who would like to do this order, for those who may decide about it. */
export function AppliedDrivers() {
  const entity = useEntity(useRecordFormContext().iri);
  const isOpen = entity !== undefined && Number(entity.openApplications) > 0 && mayRead(tools().roles(), 'disposition');
  return isOpen ? <Applications order={entity} /> : null;
}

function Applications({ order }: { order: Entity }) {
  const { iris } = useList('applications', { filter: { contract: order['@id'], status: 'pending' }, order: 'createdAt', itemsPerPage: 25 });
  if (iris.length === 0) return null;
  return (
    <Field label="Bewerber" group>
      <ul className="flex min-w-0 flex-1 flex-col gap-1">
        {iris.map((iri) => <Applicant key={iri} iri={iri} contractId={order.id} />)}
      </ul>
    </Field>
  );
}

function Applicant({ iri, contractId }: { iri: string; contractId: number }) {
  const application = useEntity(iri);
  const driver = useEntity(typeof application?.driver === 'string' ? application.driver : null);
  if (!application) return null;
  const { text, isTooFar } = wishOf(application.additionalData, contractId);
  const state = commandStateOf(acceptApplication, application);
  const name = driver ? nameOfEntity(driver) : 'wird geladen';
  return (
    <li className="flex min-h-13 min-w-0 items-center gap-3">
      <span className="min-w-0 flex-1 leading-[15px]">
        <span className="block truncate" data-tip={name}>{name}</span>
        {text !== '' && <span className={`num block text-11 ${isTooFar ? 'text-danger' : 'text-3'}`}>{text}</span>}
      </span>
      {state.state !== 'hidden' && <IconButton icon="user-check" label={`Bewerbung von ${name} annehmen …`} onClick={() => runCommand(acceptApplication, [application])} {...(state.state === 'disabled' && { reason: state.reason })} />}
    </li>
  );
}
