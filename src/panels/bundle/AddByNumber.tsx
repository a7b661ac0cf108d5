import { useState } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import type { Entity } from '../../api/records/entities.ts';
import { fetchList } from '../../api/records/lists.ts';
import { addEntry } from '../../commands/bundle/bundleEntries.ts';
import { tools } from '../../commands/tools.ts';
import type { bundle } from '../../domain/bundle/bundle.ts';
import { contract } from '../../domain/contract/contract.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { Kbd } from '../../ui/display/Kbd.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { useOneAtATime } from '../kit/useOneAtATime.ts';

/**
 * Puts a contract at the end of the bundle by its number; what stands against it is said at the field, which keeps the
 * number.
 */
export function AddByNumber({ bundle: joined }: { bundle: Entity<typeof bundle> }) {
  const [number, setNumber] = useState('');
  const [error, setError] = useState<string>();
  const { isRunning, alone } = useOneAtATime();
  const typed = number.trim();
  const add = () =>
    void alone(async () => {
      if (typed === '') return;
      try {
        const found = await fetchList(contract, { filter: { auftragsnummer: typed }, itemsPerPage: 10 });
        const [iri] = found.iris;
        if (iri === undefined) return setError(contractMessages.numberNotFound(typed));
        await addEntry(joined, { contract: iri, number: typed }, tools());
        setNumber('');
        setError(undefined);
      } catch (failure) {
        setError(messageOf(failure));
      }
    });
  return (
    <div
      role="group"
      aria-label="Auftrag hinzufügen"
      onKeyDown={(event) => {
        // The fields of a record belong to no form, so that Enter in one of them saves nothing.
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        event.preventDefault();
        add();
      }}
      className="flex flex-wrap items-start gap-x-4 gap-y-2 border-b border-line px-6 py-2"
    >
      <span className="grid h-13 place-items-center text-3">
        <Icon name="plus" />
      </span>
      <span className="w-[300px]">
        <TextField
          label="Auftragsnummer"
          error={error}
          value={number}
          onChange={(value) => {
            setNumber(value);
            setError(undefined);
          }}
          placeholder="Auftragsnummer"
          figures="num"
          maxLength={20}
        />
        {error !== undefined && (
          <p role="alert" className="pt-1 text-11 text-danger">
            {error}
          </p>
        )}
      </span>
      <Button onClick={add} busy={isRunning} {...(typed === '' && { reason: 'Zuerst eine Auftragsnummer eingeben' })}>
        Hinzufügen
      </Button>
      <span className="flex-1" />
      <span aria-hidden className="flex h-13 items-center gap-2 text-11 text-3 @max-[760px]:hidden">
        <Kbd keys="alt+up" /> <Kbd keys="alt+down" /> verschieben <Kbd keys="p" /> an Stelle <Kbd keys="del" />{' '}
        entfernen
      </span>
    </div>
  );
}
