import { useState } from 'react';
import { useEntity } from '../../../../api/records/entities.ts';
import { commands } from '../../../../commands/registry.ts';
import { choiceOf, labelOf } from '../../../../domain/choices/choices.ts';
import { signatureRoles } from '../../../../domain/protocol/choices/signatureRoles.ts';
import { signatureTypesDelivery } from '../../../../domain/protocol/choices/signatureTypesDelivery.ts';
import { signatureTypesPickup } from '../../../../domain/protocol/choices/signatureTypesPickup.ts';
import { protocol } from '../../../../domain/protocol/protocol.ts';
import { CommandIcons } from '../../../kit/CommandIcons.tsx';
import { textOf } from '../../../kit/textOf.ts';
import { PictureBox } from '../../images/PictureBox.tsx';
import { PictureDialog } from '../../images/PictureDialog.tsx';
import { BoundField, useFieldState, useFormValue, useRecordFormContext } from '../protocolFields.ts';
import { useDeletedPictures } from '../useDeletedPictures.ts';
import { ReceiverLicence } from './ReceiverLicence.tsx';

type Role = (typeof signatureRoles.items)[number]['key'];
type Kind = { readonly key: string; readonly label: string; readonly requiresPhoto?: boolean };

/** One signature: the picture of it or what stands for it, who signed, when and how. */
export function SignatureBlock({ of: role, place }: { of: Role; place: string }) {
  const label = labelOf(signatureRoles, role);
  const type = textOf(useFormValue(`${role}.signatureType`));
  const kind = choiceOf<Kind>(role === 'receiverSignature' ? signatureTypesDelivery : signatureTypesPickup, type);
  const isAlternative = kind !== undefined && kind.key !== 'SIGNATURE';
  return (
    <section aria-label={`Unterschrift ${label}`} className="mt-5 rounded-2 border border-line">
      <h3 className="flex h-16 items-center gap-4 border-b border-line-subtle px-5 text-12 font-strong">
        {label}
        <span className="min-w-0 truncate text-11 font-text text-3">{place}</span>
        <Undone role={role} />
      </h3>
      <div className="grid gap-5 p-5 @min-[520px]:grid-cols-[140px_minmax(0,1fr)] @min-[600px]:grid-cols-[176px_minmax(0,1fr)]">
        {isAlternative ? (
          <Signed
            key="photo"
            path={`${role}.signatureAltPhoto.documentPicture.file`}
            label={`Ersatzfoto ${label}`}
            isRequired={kind.requiresPhoto === true}
          />
        ) : (
          <Signed key="drawn" path={`${role}.signatureImage.file`} label={`Unterschrift ${label}`} />
        )}
        <div className="flex min-w-0 flex-col gap-2">
          <BoundField name={`${role}.name`} />
          <BoundField name={`${role}.signatureTime`} label="Zeitpunkt" />
          <BoundField name={`${role}.email`} />
          <BoundField name={`${role}.signatureType`} label="Art" />
          {role === 'receiverSignature' && <ReceiverLicence />}
        </div>
      </div>
    </section>
  );
}

/** The picture of a signature, or the photo that stands for it. */
function Signed({ path, label, isRequired = false }: { path: string; label: string; isRequired?: boolean }) {
  const { iri: record, noteProblem } = useRecordFormContext();
  const { field, value, set, isLocked, isChanged } = useFieldState(path as never);
  const [isOpen, setOpen] = useState(false);
  const { areGone, isDeleted } = useDeletedPictures();
  const iri = textOf(value);
  return (
    <div data-field={path} className="min-w-0">
      <PictureBox
        label={label}
        field={field}
        filePath={record ?? ''}
        iri={iri}
        readOnly={isLocked}
        isGone={iri === null && isDeleted(path)}
        onChange={set}
        onProblem={(problem) => noteProblem(path as never, problem)}
        onOpen={() => setOpen(true)}
        look="whole"
        removal="entfernen"
      />
      {isRequired && iri === null && !areGone && <p className="mt-1 text-11 text-danger">Ersatzfoto fehlt</p>}
      {isChanged && <p className="mt-1 text-11 text-3">noch nicht gespeichert</p>}
      {isOpen && iri !== null && <PictureDialog picture={{ label, side: '', iri }} onClose={() => setOpen(false)} />}
    </div>
  );
}

/** The ways back: the driver signs again, or the signature is taken away. */
function Undone({ role }: { role: Role }) {
  const entity = useEntity(protocol, useRecordFormContext().iri);
  const wanted = [`protocol.reset.${role}`, `protocol.delete.${role}`];
  return (
    <span className="ml-auto flex">
      {entity && (
        <CommandIcons isReached commands={commands().filter((it) => wanted.includes(it.id))} entity={entity} />
      )}
    </span>
  );
}
