import { useEffect, useRef } from 'react';
import { askedCounts, countFields } from '../../../../domain/contract/itemCounts.ts';
import { idOf } from '../../../../domain/define/resource.ts';
import { Block } from '../../../../ui/display/Block.tsx';
import { BoundField, BoundGroup, FoldedFields, useFormValue, useRecordFormContext } from '../contractFields.ts';
import { CountField } from '../fields/CountField.tsx';
import { ManyPickField } from '../fields/ManyPickField.tsx';
import { textOf, textsOf } from '../../../kit/textOf.ts';
import { loadAccessories, loadServices } from '../fields/shortLists.ts';

const rare = { zusatzBereifung: 'Zusatzreifen', zusatzFelge: 'Zusatzfelge', waschen: 'Fahrzeug waschen' };

/** Tyres, what travels with the vehicle, and what is done to it. */
export function ExtrasBlock() {
  return (
    <Block title="Bereifung und Extras">
      <BoundGroup label="Reifen" names={['bereifung', 'felge']}>
        <BoundField bare name="bereifung" placeholder="–" />
        <BoundField bare name="felge" placeholder="–" />
      </BoundGroup>
      <ManyPickField name="zubehoerArray" load={loadAccessories} />
      <Counts />
      <ManyPickField name="zusatzleistungenArray" label="Leistung" load={loadServices} />
      <FoldedFields name="contract.extras" labels={rare}>
        <AdditionalTyres />
        <BoundField name="waschen" label={rare.waschen} className="pl-[calc(var(--w-label)+8px)]" />
      </FoldedFields>
    </Block>
  );
}

/** A second set of tyres; its rim is asked only when there is one, or when one was noted before. */
function AdditionalTyres() {
  const tyre = textOf(useFormValue('zusatzBereifung'));
  const rim = textOf(useFormValue('zusatzFelge'));
  return (
    <BoundGroup label={rare.zusatzBereifung} names={['zusatzBereifung', 'zusatzFelge']}>
      <BoundField bare name="zusatzBereifung" placeholder="keine" />
      {(tyre || rim) && <BoundField bare name="zusatzFelge" placeholder="–" />}
    </BoundGroup>
  );
}

/**
 * What is taken off the contract is no longer counted; an old contract that was kept otherwise is left as it is until
 * somebody changes it.
 */
function useEndedCounts(asked: readonly string[]): void {
  const { iri, form } = useRecordFormContext();
  const wanted = asked.join();
  const before = useRef(iri === null ? countFields.join() : wanted);
  useEffect(() => {
    const ended = countFields.filter((it) => before.current.split(',').includes(it) && !wanted.split(',').includes(it));
    before.current = wanted;
    for (const name of ended) if ((form.getValues(name) ?? null) !== null) form.setValue(name, null);
  }, [form, wanted]);
}

/** How many keys, fuel cards and cables, asked only for those that go along. */
function Counts() {
  const accessories = useFormValue('zubehoerArray');
  const ids = textsOf(accessories).flatMap((iri) => idOf('accessories', iri) ?? []);
  const asked = askedCounts(ids);
  useEndedCounts(asked);
  if (asked.length === 0) return null;
  return (
    <BoundGroup label="Anzahl" names={asked}>
      <div className="flex min-w-0 flex-1 flex-wrap gap-2">
        {asked.map((name) => (
          <CountField key={name} name={name} />
        ))}
      </div>
    </BoundGroup>
  );
}
