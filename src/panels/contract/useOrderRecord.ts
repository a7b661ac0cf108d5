import { useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { readEntity } from '../../api/records/entities.ts';
import type { Order } from '../../commands/contract/contractFacts.ts';
import { createOrderUrl } from '../../commands/contract/createOrder.ts';
import { tools } from '../../commands/tools.ts';
import { bundle } from '../../domain/bundle/bundle.ts';
import { contract } from '../../domain/contract/contract.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { orderFaults, orderQuestion, type BeforeSave } from '../../domain/contract/orderSave.ts';
import { returnOrderOf } from '../../domain/contract/returnOrder.ts';
import { driver } from '../../domain/driver/driver.ts';
import { protocolStatus } from '../../domain/protocol/badge.ts';
import { protocol } from '../../domain/protocol/protocol.ts';
import { askAboutDriver } from '../contractDialogs/askAboutDriver.ts';
import type { FormValues } from '../kit/form/formValues.ts';
import type { FormPlace } from '../kit/form/useDraft.ts';
import type { RecordForm } from '../kit/form/recordForm.ts';
import { useRecordForm } from '../kit/form/useRecordForm.ts';
import type { Fault } from '../kit/form/validate.ts';
import { nameOfEntity } from '../kit/represent.ts';
import { isLockDay } from './lockDay.ts';
import type { OrderForm } from './orderFormContext.ts';
import { textOf } from './textOf.ts';
import { useFilling } from './useFilling.ts';

export type OrderRecord = {
  readonly record: RecordForm<typeof contract>;
  /** Saves like the record's own `save`, and sends these wishes along, for example to make a bundle. */
  readonly saveWith: (wishes: FormValues) => Promise<Order | null>;
  /** A save was refused and not everything is put right since. */
  readonly wasRefused: boolean;
  readonly order: OrderForm;
};

type Start = { readonly iri: string | null; readonly initial?: FormValues; readonly place?: FormPlace };

/** The order as it is being edited: the form of its record, with the rules of orders asked before each save. */
export function useOrderRecord({ iri, initial, place }: Start): OrderRecord {
  const latest = useRef<RecordForm<typeof contract> | undefined>(undefined);
  const wantsReturnOrder = useRef(false);
  const wishes = useRef<FormValues>({});

  const check = useCallback(
    (values: FormValues): readonly Fault[] => orderFaults(values, savedState(iri, latest.current)),
    [iri],
  );

  const beforeSave = useCallback(
    async (values: FormValues): Promise<FormValues | null> => {
      wantsReturnOrder.current = false;
      const entity = latest.current?.entity;
      const newDriver = values.driver === entity?.driver ? null : textOf(values.driver);
      const verdict = orderQuestion(values, {
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
                order: values,
                driver: newDriver,
                withAdditionalRides: answer.setDriverForAdditionalRides === true,
              });
        if (assignmentOverride === null) return null;
        const { createReturnOrder = false, ...sent } = answer;
        wantsReturnOrder.current = createReturnOrder;
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
    if (saved && wantsReturnOrder.current) tools().open(createOrderUrl(returnOrderOf(saved)), 'tab');
    return saved;
  };
  const { fill, forget } = useFilling(record, initial);
  const saveWith = async (more: FormValues) => {
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
  const order = useMemo<OrderForm>(
    () => ({
      put: (values) => {
        for (const [path, value] of Object.entries(values))
          form.setValue(path, value, { shouldValidate: form.getFieldState(path).invalid });
      },
      fill,
    }),
    [form, fill],
  );
  return { record: { ...record, save, reset }, saveWith, wasRefused, order };
}

/** A new order leaves empty fields out, but a list that a person emptied has been decided on: the customer's presets must not come back. */
function saidLists({ leasingProtocols, zusatzleistungenArray }: FormValues): FormValues {
  return { leasingProtocols, zusatzleistungenArray };
}

/** The order as it is saved, in the shape in which the form holds it. */
function savedState(iri: string | null, record: Pick<RecordForm, 'base'> | undefined): FormValues | null {
  return iri === null ? null : (record?.base ?? {});
}

function stateBefore(order: Order | undefined, values: FormValues): Omit<BeforeSave, 'isLockDay' | 'saved'> {
  const chosen = readEntity(driver, textOf(values.driver));
  const before = readEntity(driver, order?.driver);
  return {
    driver: order?.driver ?? null,
    isStorniert: order?.isStorniert === true,
    bundle: activeBundle(order?.bundles),
    protocolStatus: protocolStatus(readEntity(protocol, order?.protocol)?.processState),
    driverName: before ? nameOfEntity(before) : null,
    newDriver: chosen ? { name: nameOfEntity(chosen), dispositionssperre: chosen.dispositionssperre === true } : null,
    hasReturnOrder: Boolean(order?.anschlussAuftrag),
  };
}

function activeBundle(bundles: readonly string[] = []): string | null {
  return bundles.map((iri) => readEntity(bundle, iri)).find((it) => it?.active === true)?.bundle || null;
}
