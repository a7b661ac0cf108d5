import { useRef, useState } from 'react';
import { messageOf } from '../../../../api/apiErrors.ts';
import { fetchList } from '../../../../api/records/lists.ts';
import { urlOf } from '../../../../commands/selection.ts';
import { tools } from '../../../../commands/tools.ts';
import { protocol } from '../../../../domain/protocol/protocol.ts';
import { TextField } from '../../../../ui/inputs/TextField.tsx';

/** Goes on to the protocol of another order by its number. */
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
      className="w-[132px] flex-none"
      onSubmit={(event) => {
        event.preventDefault();
        void find();
      }}
    >
      <TextField
        label="Auftragsnummer suchen"
        type="search"
        icon="search"
        figures="num"
        placeholder="Auftragsnummer"
        value={text}
        onChange={setText}
        maxLength={8}
      />
    </form>
  );
}
