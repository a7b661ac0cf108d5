import { useState, type ReactNode } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { fetchList } from '../../api/records/lists.ts';
import { contract } from '../../domain/contract/contract.ts';
import { contractMessages } from '../../domain/contract/messages.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { useOneAtATime } from '../kit/useOneAtATime.ts';

interface AddByNumberProps {
  /** Adds the contract that was found; what it throws is said at the field. */
  add: (contract: string, number: string) => Promise<void> | void;
  /** What else can be done by keyboard here. */
  children?: ReactNode;
}

/** Adds a contract by its number; what stands against it is said at the field, which keeps the number. */
export function AddByNumber({ add: addFound, children }: AddByNumberProps) {
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
        await addFound(iri, typed);
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
      {children}
    </div>
  );
}
