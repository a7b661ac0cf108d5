import { useState } from 'react';
import { useEntity, readEntity } from '../../../api/records/entities.ts';
import { fetchList } from '../../../api/records/lists.ts';
import { useList } from '../../../api/records/queries.ts';
import { link } from '../../../commands/avis/avisRuns.ts';
import { contractNumberOf, type AvisEntity } from '../../../commands/avis/avisFacts.ts';
import { tools } from '../../../commands/tools.ts';
import { checkLinkTarget } from '../../../domain/avis/avisActions.ts';
import { contractAvis } from '../../../domain/avis/contractAvis.ts';
import { contractAvisSuggestion } from '../../../domain/avis/contractAvisSuggestion.ts';
import { avisSuggestionTypes } from '../../../domain/avis/choices/avisSuggestionTypes.ts';
import { labelOf } from '../../../domain/choices/choices.ts';
import { emptyTexts } from '../../../domain/choices/emptyTexts.ts';
import { formatDayShort } from '../../../domain/time/formatDay.ts';
import { Block } from '../../../ui/display/Block.tsx';
import { Note } from '../../../ui/display/Note.tsx';
import { SkeletonRows } from '../../../ui/display/Skeleton.tsx';
import { ComboField } from '../../../ui/inputs/ComboField.tsx';
import { Field } from '../../../ui/inputs/Field.tsx';
import { Radio } from '../../../ui/inputs/Radio.tsx';
import type { LoadOptions } from '../../../ui/inputs/useOptions.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import type { DialogProps } from '../../dialogs.ts';
import { stopOf } from '../list/StopCells.tsx';
import { noteRecentAvis } from '../recentAvis.ts';

const properties = ['id', 'contract', 'contractDetails', 'addressContainers', 'bundles', 'link'] as const;

/**
 * Finds the other half of a round trip: a flex contract that is not closed; who travels in a bundle already is shown
 * and cannot be chosen.
 */
const loadPartners =
  (own: string): LoadOptions =>
  async (typed) => {
    const search = typed.trim();
    const { iris } = await fetchList(contractAvis, {
      filter: { flexContract: 'true', 'contract.isStorniert': 'false', ...(search && { search }) },
      itemsPerPage: 50,
      properties,
    });
    return iris.flatMap((iri) => {
      const avis = readEntity(contractAvis, iri);
      if (!avis || iri === own || checkTarget(avis).verdict === 'refused') return [];
      const isTaken = Boolean(avis.link);
      const inBundle = (avis.bundles ?? []).length > 0;
      return [
        {
          key: iri,
          code: contractNumberOf(avis),
          label: rideText(avis),
          ...((isTaken || inBundle) && { disabled: true, hint: isTaken ? 'schon verknüpft' : 'im Fahrtpaket' }),
        },
      ];
    });
  };

/** Only flex contracts that are not closed are offered. */
function checkTarget({ contractDetails: it }: AvisEntity) {
  return checkLinkTarget({
    auftragsnummer: it?.orderNumber ?? null,
    flexContract: it?.flex === true,
    abgeschlossen: it?.closed === true,
  });
}

function rideText(avis: AvisEntity): string {
  const [pickup, delivery] = [stopOf(avis, 'pickup'), stopOf(avis, 'delivery')];
  const day = pickup?.date ? formatDayShort(pickup.date) : '';
  return [day, pickup?.ort, '–', delivery?.ort].filter(Boolean).join(' ');
}

/** Joins an avis to the other half of its round trip, one of those suggested or any that is found. */
export default function LinkDialog({ iris: [iri = ''], close }: DialogProps<'avis.link'>) {
  const avis = useEntity(contractAvis, iri);
  const [partner, setPartner] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [load] = useState(() => loadPartners(iri));
  const save = async () => {
    if (!avis || partner === null) return;
    setBusy(true);
    const isDone = await link(avis, partner, tools());
    setBusy(false);
    if (!isDone) return;
    noteRecentAvis([iri]);
    close();
  };
  const chosen = useEntity(contractAvis, partner);
  // Somebody else may link it while the dialog is open.
  const taken = chosen?.link
    ? `Die Avisierung zu Auftrag ${contractNumberOf(chosen)} ist bereits verknüpft.`
    : undefined;
  return (
    <Dialog
      title="Verknüpfen"
      subtitle={avis && contractNumberOf(avis)}
      icon="link"
      onClose={close}
      primary={{
        label: chosen ? `Mit ${contractNumberOf(chosen)} verknüpfen` : 'Verknüpfen',
        run: () => void save(),
        busy: isBusy,
        reason: partner === null ? 'Bitte zuerst einen Auftrag wählen' : taken,
      }}
    >
      <div className="flex flex-col gap-4">
        <Block title="Vorgeschlagen">
          <Suggestions iri={iri} chosen={partner} onChoose={setPartner} />
        </Block>
        <Field label="Auftrag suchen" error={taken}>
          <ComboField value={partner} onChange={setPartner} load={load} placeholder="Nummer, Kennzeichen, Kunde …" />
        </Field>
      </div>
    </Dialog>
  );
}

type SuggestionsProps = {
  readonly iri: string;
  readonly chosen: string | null;
  readonly onChoose: (iri: string | null) => void;
};

function Suggestions({ iri, chosen, onChoose }: SuggestionsProps) {
  const view = useList(contractAvisSuggestion, {
    filter: { origin: iri, 'target.contract.isStorniert': '0' },
    order: 'id',
    page: 1,
    itemsPerPage: 100,
  });
  if (view.isLoading) return <SkeletonRows rows={3} columns={3} />;
  if (view.error) return <Note tone="danger" title="Fehler beim Laden der vorgeschlagenen Verknüpfungen" />;
  if (view.iris.length === 0) return <p className="text-3">{labelOf(emptyTexts, 'avisSuggestions')}</p>;
  const offered = view.iris.flatMap((it) => {
    const suggestion = readEntity(contractAvisSuggestion, it);
    const target = readEntity(contractAvis, suggestion?.target);
    return suggestion && target && !target.link ? [{ suggestion, target }] : [];
  });
  return (
    <Radio
      label="Vorgeschlagene Verknüpfungen"
      stacked
      value={chosen}
      onChange={onChoose}
      options={offered.map(({ suggestion, target }) => ({
        value: target['@id'],
        label: [
          contractNumberOf(target),
          labelOf(avisSuggestionTypes, suggestion.type),
          suggestion.distance === null || suggestion.distance === undefined ? '' : `${String(suggestion.distance)} km`,
          daysText(suggestion.days),
        ]
          .filter(Boolean)
          .join(' · '),
      }))}
    />
  );
}

function daysText(days: number | null | undefined): string {
  if (days === null || days === undefined) return '';
  if (days === 0) return 'am selben Tag';
  return days === 1 ? '1 Werktag dazwischen' : `${String(days)} Werktage dazwischen`;
}
