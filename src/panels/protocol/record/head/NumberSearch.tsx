import { useRef, useState } from 'react';
import { messageOf } from '../../../../api/apiErrors.ts';
import { fetchList } from '../../../../api/records/lists.ts';
import { urlOf } from '../../../../commands/selection.ts';
import { tools } from '../../../../commands/tools.ts';
import { protocol } from '../../../../domain/protocol/protocol.ts';
import { TextField } from '../../../../ui/inputs/TextField.tsx';

/** Goes on to the protocol of another order by its number; where there is little room the field opens in use. */
export function NumberSearch() {
  const [text, setText] = useState('');
  const isBusy = useRef(false);
  const find = async () => {
    const number = text.trim();
    if (number === '' || isBusy.current) return;
    isBusy.current = true;
    try {
      const { iris } = await fetchList(protocol, { filter: { orderNumber: number }, page: 1, itemsPerPage: 10 });
      const [found] = iris;
      if (found) tools().open(urlOf(found));
      else tools().notify.warning(`Kein Auftrag mit Auftragsnummer ${number} gefunden`);
      if (found) setText('');
    } catch (error) {
      tools().notify.error('Daten konnten nicht geladen werden', { detail: messageOf(error) });
    } finally {
      isBusy.current = false;
    }
  };
  return (
    <form
      role="search"
      className="relative h-13 w-18 flex-none @min-[820px]:w-[132px]"
      onSubmit={(event) => {
        event.preventDefault();
        void find();
      }}
    >
      <div className="absolute inset-y-0 right-0 z-2 w-18 bg-panel @max-[820px]:[&:not(:focus-within)_input]:placeholder:text-transparent focus-within:w-[132px] @min-[820px]:w-[132px]">
        <TextField
          label="Auftragsnummer suchen"
          type="search"
          icon="search"
          figures="num"
          placeholder="Auftrags-Nr."
          value={text}
          onChange={setText}
          maxLength={8}
        />
      </div>
    </form>
  );
}
