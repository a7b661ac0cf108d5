import { useState } from 'react';
import { useEntities } from '../../../api/records/useEntities.ts';
import { definitionOf } from '../../../api/definitions.ts';
import { useList } from '../../../api/records/queries.ts';
import { confirmationOf } from '../../../commands/avis/avisRuns.ts';
import { avisCount, contractNumberOf, fieldsGoingBack, type AvisEntity } from '../../../commands/avis/avisFacts.ts';
import { changeRecords } from '../../../commands/resource/changeRecords.ts';
import { tools } from '../../../commands/tools.ts';
import { contractAvis } from '../../../domain/avis/contractAvis.ts';
import { fieldAt } from '../../../domain/define/resource.ts';
import type { InputOf } from '../../../domain/define/row.ts';
import { Block } from '../../../ui/display/Block.tsx';
import { SkeletonRows } from '../../../ui/display/Skeleton.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { DialogProps } from '../../dialogs.ts';
import { FieldControl } from '../../kit/fields/controls.tsx';
import { useDraft } from '../../kit/form/useDraft.ts';
import { faultsOf } from '../../kit/form/validate.ts';
import { LateEditLock } from '../../kit/lock/LateEditLock.ts';
import { noteRecentAvis } from '../recentAvis.ts';
import { GroupMembers } from './GroupMembers.tsx';

const blocks = [
  { title: 'Stand', names: ['status', 'coordination', 'color'] },
  { title: 'Abholung', names: ['pickupDate', 'pickupTimeFrom', 'pickupTimeTo'] },
  { title: 'Zustellung', names: ['deliveryDate', 'deliveryTimeFrom', 'deliveryTimeTo'] },
  { title: 'Notizen', names: ['importantNote', 'note', 'additionalNote', 'userNotes'] },
  { title: 'Stellplatz', names: ['parkingSpace', 'parkingSpaceMailAddress', 'parkingSpaceNotificationScheduled'] },
] as const;
type Name = (typeof blocks)[number]['names'][number];
/** What was typed for all of them; a draft holds the same. */
type Typed = Pick<InputOf<typeof contractAvis>, Name>;
const mixed = 'verschiedene Werte';
/** Fields that show nothing in place of a value. */
const saysNothing: ReadonlySet<string> = new Set(['date', 'time']);

/**
 * One form for several avis: what differs between them is shown as such, and only what is typed is written, with an
 * answer for each of them.
 */
export default function ManyAvisDialog({ iris, close }: DialogProps<'avis.editMany'>) {
  const ids = iris.map((it) => it.split('/').at(-1) ?? '');
  const { isLoading } = useList(contractAvis, { filter: { id: ids }, itemsPerPage: 100 });
  const avis = useEntities(contractAvis, iris);
  if (isLoading || avis.length === 0)
    return (
      <Dialog title="Gemeinsam bearbeiten" icon="layers" size="l" onClose={close}>
        <SkeletonRows rows={8} columns={3} tall />
      </Dialog>
    );
  return <Many avis={avis} close={close} />;
}

function Many({ avis, close }: { avis: readonly AvisEntity[]; close: () => void }) {
  const iris = avis.map((it) => it['@id']);
  const [typed, setTyped] = useState<Typed>({});
  const { found, keep, drop } = useDraft(`${iris.toSorted().join(' ')}#gemeinsam`);
  const [isBusy, setBusy] = useState(false);
  const [faults, setFaults] = useState<Readonly<Record<string, string>>>({});
  const values: Typed = { ...found?.values, ...typed };
  const changed = blocks.flatMap(({ names }) => names.filter((it) => it in values));

  const put = (name: Name, value: unknown) => {
    const next = { ...values, [name]: value };
    setTyped((before) => ({ ...before, [name]: value }));
    setFaults(({ [name]: _mended, ...rest }) => rest);
    keep({ values: next, base: {} });
  };

  const save = async () => {
    const own = faultsOf(definitionOf(contractAvis), { input: values, purpose: 'update' });
    if (own.length > 0) return setFaults(Object.fromEntries(own.map((it) => [it.path, it.message])));
    const asked = avis.filter((it) => it.status !== 'confirmed').map((it) => confirmationOf({ ...it, ...values }));
    const question = asked.find((it) => it.verdict === 'ask');
    if (question?.verdict === 'ask') {
      const answer = await tools().ask({ ...question, title: 'Termin bestätigen', confirm: 'Bestätigen' });
      if (answer === null) return;
    }
    setBusy(true);
    const isDone = await changeRecords(
      contractAvis,
      avis,
      {
        title: 'Erfolgreich gespeichert',
        waits: true,
        changes: () => values,
        undoable: question
          ? []
          : fieldsGoingBack(changed.filter((it): it is Exclude<Name, 'userNotes'> => it !== 'userNotes')),
        done: () => 'Erfolgreich gespeichert',
      },
      tools(),
    );
    setBusy(false);
    noteRecentAvis(iris);
    if (!isDone) return;
    drop();
    close();
  };

  return (
    <Dialog
      title="Gemeinsam bearbeiten"
      subtitle={`${avisCount(avis.length)}: ${avis.map(contractNumberOf).join(', ')}`}
      icon="layers"
      size="l"
      onClose={close}
      primary={{
        label: `${avisCount(avis.length)} ändern`,
        run: () => void save(),
        busy: isBusy,
        reason: changed.length === 0 ? 'Noch nichts geändert' : undefined,
      }}
      status={
        changed.length > 0
          ? `${String(changed.length)} ${changed.length === 1 ? 'Feld' : 'Felder'} für alle ${String(avis.length)}`
          : undefined
      }
    >
      <LateEditLock iris={iris} onLeave={close} />
      {blocks.map(({ title, names }) => (
        <Block key={title} title={title}>
          <div className="grid grid-cols-3 gap-x-8 gap-y-2">
            {names.map((name) => (
              <One
                key={name}
                name={name}
                avis={avis}
                isTyped={name in values}
                typed={values[name]}
                fault={faults[name]}
                onChange={(value) => put(name, value)}
              />
            ))}
          </div>
        </Block>
      ))}
      <GroupMembers avis={avis} />
    </Dialog>
  );
}

type OneProps = {
  readonly name: Name;
  readonly avis: readonly AvisEntity[];
  readonly isTyped: boolean;
  readonly typed: unknown;
  readonly fault: string | undefined;
  readonly onChange: (value: unknown) => void;
};

/** A field of the common form: the value that all share, or that they differ, until somebody types. */
function One({ name, avis, isTyped, typed, fault, onChange }: OneProps) {
  const field = fieldAt(definitionOf(contractAvis), name);
  if (!field) return null;
  const present = name === 'userNotes' ? [null] : [...new Set(avis.map((it) => it[name] ?? null))];
  const differs = present.length > 1 && !isTyped;
  const control = (
    <FieldControl
      field={field}
      name={name}
      value={isTyped ? typed : differs ? null : present[0]}
      onChange={onChange}
      readOnly={false}
      {...(differs && { placeholder: mixed })}
    />
  );
  // A box says by itself what it is for.
  if (field.kind === 'flag')
    return (
      <div className="flex flex-col justify-end gap-1">
        {control}
        {differs && <span className="text-11 text-3">{mixed}</span>}
      </div>
    );
  return (
    <Field
      layout="above"
      label={field.label}
      {...(fault !== undefined && { error: fault })}
      {...(differs && saysNothing.has(field.kind) && { hint: mixed })}
    >
      {control}
    </Field>
  );
}
