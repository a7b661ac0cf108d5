import { useEntity } from '../../../../api/records/entities.ts';
import { urlOf } from '../../../../commands/selection.ts';
import { protocol } from '../../../../domain/protocol/protocol.ts';
import { companyZone, formatInstant } from '../../../../domain/time/zone.ts';
import { Block } from '../../../../ui/display/Block.tsx';
import { CommandButton } from '../../../kit/CommandButton.tsx';
import { useNames } from '../../../kit/useNames.ts';
import { BoundField, useRecordFormContext } from '../protocolFields.ts';

const resets = ['protocol.reset.toStarted', 'protocol.reset.toSubmitted', 'protocol.reset.toSubmittedUnlocked'];

/** What holds of the protocol as a whole: what the app may do, what is there, and the ways back. */
export function StatusBlock() {
  const entity = useEntity(protocol, useRecordFormContext().iri);
  if (!entity) return null;
  const { closed, mailSend } = entity;
  return (
    <Block
      title="Status"
      aside={[
        closed ? `abgeschlossen ${formatInstant(closed, companyZone)}` : 'nicht abgeschlossen',
        mailSend === true ? 'versendet' : 'nicht versendet',
      ].join(' · ')}
    >
      <div className="grid gap-x-6 @min-[420px]:grid-cols-2">
        <BoundField name="allUploadsDone" />
        <BoundField name="editingApproved" />
        <BoundField name="additionalProperties.editProcessPartAllowed" />
        <BoundField name="additionalProperties.disableSignatureValidation" />
        <BoundField name="mailLocked" />
        <BoundField name="aktiv" />
      </div>
      <Linked label="Vorige Fahrt" iri={entity.previousRide} />
      <Linked label="Anschlussprotokoll" iri={entity.anschlussProtokoll} />
      <div className="flex flex-wrap gap-2 pt-2">
        {resets.map((id) => (
          <CommandButton key={id} id={id} targets={[entity]} />
        ))}
        <CommandButton id="protocol.unlock" targets={[entity]} />
        {entity.anschlussProtokoll && <CommandButton id="protocol.resetConnection" targets={[entity]} />}
      </div>
    </Block>
  );
}

/** The protocol of a ride before or after this one. */
function Linked({ label, iri }: { label: string; iri: string | null | undefined }) {
  const nameOf = useNames(iri ? [iri] : []);
  if (!iri) return null;
  return (
    <p className="flex min-h-13 items-center gap-4">
      <span className="w-(--w-label) flex-none text-11 text-2">{label}</span>
      <a href={urlOf(iri)} className="num text-link hover:underline">
        {nameOf(iri)}
      </a>
    </p>
  );
}
