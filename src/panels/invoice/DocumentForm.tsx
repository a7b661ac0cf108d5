import { useMemo, useRef } from 'react';
import { useDocumentCheck } from '../../api/calls/documentCheck.ts';
import type { Entity } from '../../api/records/entities.ts';
import type { invoice } from '../../domain/invoice/invoice.ts';
import { Block } from '../../ui/display/Block.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { CommandButton } from '../kit/CommandButton.tsx';
import { BoundField } from '../kit/fields/BoundField.tsx';
import { BoundGroup } from '../kit/fields/BoundGroup.tsx';
import { RecordFormContext, useRecordFormContext } from '../kit/fields/formContext.ts';
import type { RecordForm } from '../kit/form/recordForm.ts';
import { useKeyboardKept } from '../kit/useKeyboardKept.ts';
import { BesideDocument } from './BesideDocument.tsx';
import { DocumentCheck, heldUp } from './DocumentCheck.tsx';
import { DocumentPositions, leadToPosition, NewPositions } from './DocumentPositions.tsx';

/** A document with its recipient, positions and sums, and beside it how it looks and what holds it up (mock j2). */
export function DocumentForm({ record }: { record: RecordForm }) {
  const root = useRef<HTMLDivElement>(null);
  const entity = record.entity as Entity<typeof invoice> | undefined;
  useKeyboardKept(root, (it) => it.querySelector<HTMLElement>('[data-next-steps] button'));
  return (
    <div
      ref={root}
      className="flex flex-col gap-x-12 [--w-label:112px] @min-[1120px]:grid @min-[1120px]:grid-cols-[minmax(0,1fr)_380px] @min-[1120px]:grid-rows-[auto_1fr]"
    >
      {entity && (
        <>
          <div className="min-w-0">
            {entity.documentInProgress && entity.documentFault && <NotMade entity={entity} />}
            <NextSteps entity={entity} isDirty={record.dirty.length > 0} />
          </div>
          <BesideDocument entity={entity} show="invoice.show">
            <DocumentCheck entity={entity} onLead={(field) => leadToPosition(root.current, entity, field)} />
          </BesideDocument>
        </>
      )}
      <div className="min-w-0">
        <div className="grid items-start gap-x-12 @min-[640px]:grid-cols-2">
          <HeadAndRecipient isNew={record.iri === null} isFinal={entity?.invoiceCompleted === true} />
        </div>
        {entity && <DocumentPositions entity={entity} />}
        {record.iri === null && <NewPositions />}
      </div>
    </div>
  );
}

/** A number without its file: it is tried again by itself, and administrators read why. */
function NotMade({ entity }: { entity: Entity<typeof invoice> }) {
  return (
    <Note
      tone="danger"
      title={`Der Beleg konnte nicht erzeugt werden. Er wird erneut versucht; die Nummer ${entity.orderNumber ?? ''} bleibt vergeben.`}
    >
      {entity.documentFault}
    </Note>
  );
}

/** What comes next for the document; a number is only given to what is stored. */
function NextSteps({ entity, isDirty }: { entity: Entity<typeof invoice>; isDirty: boolean }) {
  return (
    <div data-next-steps className="flex flex-wrap items-center gap-3">
      {entity.invoiceCompleted ? (
        ['invoice.send', 'invoice.cancel'].map((id) => <CommandButton key={id} id={id} targets={[entity]} />)
      ) : (
        <Complete entity={entity} isDirty={isDirty} />
      )}
      <CommandButton id="invoice.additionalDocs" targets={[entity]} />
    </div>
  );
}

/** What holds the number up is said where somebody wants to give it, not only after he tried. */
function Complete({ entity, isDirty }: { entity: Entity<typeof invoice>; isDirty: boolean }) {
  const { found } = useDocumentCheck(entity);
  const count = found?.faults.length ?? 0;
  const reason = isDirty ? 'Bitte zuerst speichern.' : count > 0 ? heldUp(count) : undefined;
  return <CommandButton id="invoice.complete" targets={[entity]} reason={reason} />;
}

const nothing = () => false;

/** Of a completed document nothing can be changed any more, so nothing looks as if it could. */
function HeadAndRecipient({ isNew, isFinal }: { isNew: boolean; isFinal: boolean }) {
  const form = useRecordFormContext();
  const shown = useMemo(() => (isFinal ? { ...form, canChange: nothing } : form), [form, isFinal]);
  return (
    <RecordFormContext value={shown}>
      <HeadBlock isNew={isNew} />
      <RecipientBlock />
    </RecordFormContext>
  );
}

function HeadBlock({ isNew }: { isNew: boolean }) {
  return (
    <Block title="Beleg">
      <BoundField name="type" />
      <BoundGroup label="Belegdatum" names={['invoiceDate']}>
        <BoundField name="invoiceDate" bare />
      </BoundGroup>
      <BoundGroup label="Zahlungsziel" names={['termOfPayment', 'dueDate']}>
        <BoundField name="termOfPayment" bare {...(!isNew && { className: 'max-w-[92px]' })} />
        {!isNew && <BoundField name="dueDate" bare />}
      </BoundGroup>
      <BoundField name="paymentMethod" />
      <BoundField name="customer" />
      <BoundField name="altAddress" />
      <BoundField name="driver" />
      <BoundField name="skipTax" />
      <BoundField name="additionalText" />
      <BoundField name="showExpensesSummary" />
      <BoundField name="expensesTemplate" label="Vorlage dafür" />
    </Block>
  );
}

function RecipientBlock() {
  return (
    <Block title="Empfänger">
      <BoundField name="recipientCompany" />
      <BoundField name="recipientSalutation" />
      <BoundGroup label="Name" names={['recipientFirstName', 'recipientLastName']}>
        <BoundField name="recipientFirstName" bare />
        <BoundField name="recipientLastName" bare />
      </BoundGroup>
      <BoundField name="recipientStreet" />
      <BoundGroup label="PLZ / Ort" names={['recipientZipcode', 'recipientCity']}>
        <BoundField name="recipientZipcode" bare className="max-w-[88px]" />
        <BoundField name="recipientCity" bare />
      </BoundGroup>
      <BoundField name="recipientCountry" />
      <BoundField name="recipientUstid" label="USt-IdNr." />
      <BoundGroup label="Steuernummer" names={['recipientSteuerNo', 'recipientSteuerId']}>
        <BoundField name="recipientSteuerNo" bare />
        <BoundField name="recipientSteuerId" bare />
      </BoundGroup>
      <BoundField name="recipientMail" />
      <BoundField name="recipientPhone" />
      <BoundField name="billingRecipient" label="Beleg an" />
    </Block>
  );
}
