import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { readEntity } from '../../../api/records/entities.ts';
import type { ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { createContractUrl } from '../../../commands/contract/createContract.ts';
import { tools } from '../../../commands/tools.ts';
import { bundle } from '../../../domain/bundle/bundle.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { contractMessages } from '../../../domain/contract/messages.ts';
import { contractFaults } from '../../../domain/contract/contractRules.ts';
import { contractQuestion, type BeforeSave } from '../../../domain/contract/contractSave.ts';
import { returnContractOf } from '../../../domain/contract/returnContract.ts';
import type { FormOf, InputOf } from '../../../domain/define/row.ts';
import { driver } from '../../../domain/driver/driver.ts';
import { protocolStatus } from '../../../domain/protocol/badge.ts';
import { protocol } from '../../../domain/protocol/protocol.ts';
import { askAboutDriver } from '../dialogs/askAboutDriver.ts';
import type { FormPlace } from '../../kit/form/useDraft.ts';
import type { RecordForm } from '../../kit/form/recordForm.ts';
import { useRecordForm } from '../../kit/form/useRecordForm.ts';
import type { FaultOf } from '../../kit/form/validate.ts';
import { nameOfEntity } from '../../kit/represent.ts';
import { isLockDay } from './driver/lockDay.ts';
import { entriesIn } from '../shared/contractValues.ts';
import type { ContractForm } from './contractFormContext.ts';
import { textOf } from '../../kit/textOf.ts';
import { useFilling } from './prefill/useFilling.ts';

type Values = FormOf<typeof contract>;
/** What is sent along with a save, beside what was typed. */
type Wishes = InputOf<typeof contract>;

export type ContractRecord = {
  readonly record: RecordForm<typeof contract>;
  /** Saves like the record's own `save`, and sends these wishes along, for example to make a bundle. */
  readonly saveWith: (wishes: Wishes) => Promise<ContractEntity | null>;
  /** A save was refused and not everything is put right since. */
  readonly wasRefused: boolean;
  readonly contract: ContractForm;
};

type Start = { readonly iri: string | null; readonly initial?: Values; readonly place?: FormPlace };

/** The contract as it is being edited: the form of its record, with the rules of contracts asked before each save. */
export function useContractRecord({ iri, initial, place }: Start): ContractRecord {
  const latest = useRef<RecordForm<typeof contract> | undefined>(undefined);
  const wantsReturnContract = useRef(false);
  const wishes = useRef<Wishes>({});

  const check = useCallback(
    (values: Values): readonly FaultOf<typeof contract>[] => contractFaults(values, savedState(iri, latest.current)),
    [iri],
  );

  const beforeSave = useCallback(
    async (values: Values): Promise<Wishes | null> => {
      wantsReturnContract.current = false;
      const entity = latest.current?.entity;
      const newDriver = values.driver === entity?.driver ? null : textOf(values.driver);
      const verdict = contractQuestion(values, {
        ...stateBefore(entity, values),
        saved: savedState(iri, latest.current),
        isLockDay: newDriver !== null && (await isLockDay(textOf(values.datum))),
      });
      if (verdict.verdict !== 'refused') {
        const answer =
          verdict.verdict === 'ask'
            ? await tools().ask({ ...verdict, title: 'Auftrag speichern', confirm: 'Speichern' })
            : {};
        if (answer === null) return null;
        const assignmentOverride =
          newDriver === null
            ? undefined
            : await askAboutDriver({
                iri,
                contract: values,
                driver: newDriver,
                withAdditionalRides: answer.setDriverForAdditionalRides === true,
              });
        if (assignmentOverride === null) return null;
        const { createReturnContract = false, ...sent } = answer;
        wantsReturnContract.current = createReturnContract;
        return {
          ...wishes.current,
          ...(iri === null && saidLists(values)),
          ...sent,
          ...(assignmentOverride !== undefined && { assignmentOverride }),
        };
      }
      latest.current?.form.setError(verdict.field ?? 'root', { type: 'rule', message: verdict.reason });
      return null;
    },
    [iri],
  );

  const failedText = iri === null ? contractMessages.createFailed : contractMessages.editFailed;
  const record = useRecordForm({
    resource: contract,
    iri,
    check,
    beforeSave,
    failedText,
    ...(initial && { initial }),
    ...(place && { place }),
  });
  useLayoutEffect(() => {
    latest.current = record;
  });

  const { form, save: saveRecord, faults } = record;
  const [wasRefused, setRefused] = useState(false);
  if (wasRefused && faults.length === 0) setRefused(false);
  const save = async () => {
    const saved = await saveRecord();
    setRefused(saved === null);
    if (saved && wantsReturnContract.current) tools().open(createContractUrl(returnContractOf(saved)), 'tab');
    return saved;
  };
  const { fill, forget } = useFilling(record, initial);
  const saveWith = async (more: Wishes) => {
    wishes.current = more;
    try {
      return await save();
    } finally {
      wishes.current = {};
    }
  };
  const reset = () => {
    forget();
    record.reset();
  };
  const contractForm = useMemo<ContractForm>(
    () => ({
      put: (values) => {
        for (const [path, value] of entriesIn(values))
          form.setValue(path, value, { shouldValidate: form.getFieldState(path).invalid });
      },
      fill,
    }),
    [form, fill],
  );
  return { record: { ...record, save, reset }, saveWith, wasRefused, contract: contractForm };
}

/**
 * A new contract leaves empty fields out, but a list that a person emptied has been decided on: the customer's presets
 * must not come back.
 */
function saidLists({ leasingProtocols, zusatzleistungenArray }: Values): Wishes {
  return { ...(leasingProtocols && { leasingProtocols }), ...(zusatzleistungenArray && { zusatzleistungenArray }) };
}

/** The contract as it is saved, in the shape in which the form holds it. */
function savedState(iri: string | null, record: Pick<RecordForm<typeof contract>, 'base'> | undefined): Values | null {
  return iri === null ? null : (record?.base ?? {});
}

function stateBefore(contract: ContractEntity | undefined, values: Values): Omit<BeforeSave, 'isLockDay' | 'saved'> {
  const chosen = readEntity(driver, textOf(values.driver));
  const before = readEntity(driver, contract?.driver);
  return {
    driver: contract?.driver ?? null,
    isStorniert: contract?.isStorniert === true,
    bundle: activeBundle(contract?.bundles),
    protocolStatus: protocolStatus(readEntity(protocol, contract?.protocol)?.processState),
    driverName: before ? nameOfEntity(before) : null,
    newDriver: chosen ? { name: nameOfEntity(chosen), dispositionssperre: chosen.dispositionssperre === true } : null,
    hasReturnContract: Boolean(contract?.anschlussAuftrag),
  };
}

function activeBundle(bundles: readonly string[] = []): string | null {
  return bundles.map((iri) => readEntity(bundle, iri)).find((it) => it?.active === true)?.bundle || null;
}
