import { useState } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { readEntity } from '../../api/records/entities.ts';
import { update } from '../../api/records/mutations.ts';
import { useList } from '../../api/records/queries.ts';
import { numberOf, type ContractEntity } from '../../commands/contract/contractFacts.ts';
import { tools } from '../../commands/tools.ts';
import { contract } from '../../domain/contract/contract.ts';
import { importContract } from '../../domain/import/importContract.ts';
import { formatDate } from '../../domain/time/formatDay.ts';
import { townText } from '../../domain/km/townText.ts';
import { displayPlate } from '../../domain/vehicle/plate.ts';
import { Note } from '../../ui/display/Note.tsx';
import { Plate } from '../../ui/display/Plate.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { DialogProps } from '../dialogs.ts';
import { useSettled } from '../kit/useSettled.ts';

const shown = 12;

/**
 * To which contract of the customer a row belongs: searched for by plate or FIN until somebody types something else.
 */
export default function RowContractDialog({ row, close }: DialogProps<'import.contract'>) {
  const [query, setQuery] = useState(row.kennzeichen ?? row.carFin ?? row.leasingVertragsnummer ?? '');
  const [chosen, setChosen] = useState<string | null>(row.contract ?? null);
  const [isSaving, setSaving] = useState(false);
  const search = useSettled(query.trim());
  const { iris, isLoading, error } = useList(contract, {
    filter: { ...(row.customer && { contractClientAddress: row.customer }), customSearchFilter: search },
    order: '-datum',
    itemsPerPage: shown,
    properties: contract.pick,
  });
  const save = async (wanted: string | null) => {
    setSaving(true);
    try {
      const after = await update(importContract, row['@id'], { contract: wanted });
      tools().notify.success(wanted === null ? 'Zuordnung aufgehoben' : 'Auftrag zugeordnet', {
        ...(after.message && { detail: after.message }),
      });
      close();
    } catch (cause) {
      setSaving(false);
      tools().notify.warning('Fehler beim bearbeiten', { detail: messageOf(cause) });
    }
  };
  return (
    <Dialog
      title="Auftrag suchen"
      subtitle={row.copyText ?? row.externalNumber}
      icon="search"
      size="l"
      onClose={close}
      {...(row.contract && { others: [{ label: 'Zuordnung aufheben', run: () => void save(null) }] })}
      primary={{
        label: 'Zuordnen',
        run: () => void save(chosen),
        busy: isSaving,
        reason: chosen === null ? 'Bitte einen Auftrag wählen' : undefined,
      }}
    >
      <TextField
        label="Auftrag suchen"
        value={query}
        onChange={setQuery}
        icon="search"
        placeholder="Auftragsnummer, Kennzeichen oder FIN"
        autoFocus
      />
      {error && <Note tone="danger" title={messageOf(error)} />}
      <div role="radiogroup" aria-label="Aufträge" className="mt-4 h-[300px] overflow-y-auto">
        {iris.map((iri) => {
          const found = readEntity(contract, iri);
          return found && <Hit key={iri} found={found} isChosen={iri === chosen} onChoose={() => setChosen(iri)} />;
        })}
        {!isLoading && iris.length === 0 && <p className="p-6 text-2">Kein Auftrag dieses Auftraggebers gefunden.</p>}
      </div>
    </Dialog>
  );
}

type HitProps = { readonly found: ContractEntity; readonly isChosen: boolean; readonly onChoose: () => void };

function Hit({ found, isChosen, onChoose }: HitProps) {
  return (
    <label
      className={`flex min-h-16 cursor-pointer items-center gap-4 border-b border-line-subtle px-3 hover:bg-hover ${isChosen ? 'bg-selected' : ''}`}
    >
      <input type="radio" name="contract" checked={isChosen} onChange={onChoose} />
      <span className={`num w-[70px] flex-none font-strong ${found.isStorniert ? 'line-through' : ''}`}>
        {numberOf(found)}
      </span>
      <span className="w-[104px] flex-none">
        {found.licensePlate && <Plate>{displayPlate(found.licensePlate)}</Plate>}
      </span>
      <span className="num w-[76px] flex-none">{formatDate(found.datum)}</span>
      <span className="min-w-0 flex-1 truncate text-2">
        {[found.pickupLocation, found.deliveryLocation].map((it) => townText(it) || '–').join(' → ')}
      </span>
    </label>
  );
}
