import { createContext, useContext } from 'react';
import { readEntity, useEntity } from '../../../api/records/entities.ts';
import { useEntities } from '../../../api/records/useEntities.ts';
import { dissolveGroup } from '../../../commands/avis/avisRuns.ts';
import type { AvisEntity } from '../../../commands/avis/avisFacts.ts';
import { tools } from '../../../commands/tools.ts';
import { mayWrite } from '../../../domain/access/matrix.ts';
import { contractAvis } from '../../../domain/avis/contractAvis.ts';
import { contractAvisBundle } from '../../../domain/avis/contractAvisBundle.ts';
import { townText } from '../../../domain/km/townText.ts';
import { formatCount } from '../../../domain/number/formatCount.ts';
import { IconButton } from '../../../ui/display/IconButton.tsx';
import { GroupChip } from '../../../ui/display/NameChip.tsx';
import { GroupHeading } from '../../kit/groups/GroupHeading.tsx';
import { useGroups, type ListGroups } from '../../kit/groups/listGroups.ts';

/**
 * How many rows the server counted, from which the single ones follow: groups come first, so the first page has all of
 * them.
 */
export const SinglesContext = createContext({ total: 0, isFirstPage: true });

const single = 'Einzeln';
const groupName = ({ bundle }: AvisEntity) => readEntity(contractAvisBundle, bundle)?.groupName ?? single;

/** Those that are arranged together stand together, then the single ones. */
export const byBundle: ListGroups<typeof contractAvis> = {
  of: ({ bundle }) => bundle ?? '',
  heading: AvisHeading,
  name: groupName,
};

function AvisHeading({ group }: { group: string }) {
  return group === '' ? <Singles /> : <Group iri={group} />;
}

/** "1 Avis", "3 Avise", "2 von 3 Avisen". */
function countText(shown: number, all: number): string {
  if (shown < all) return `${formatCount(shown)} von ${formatCount(all)} Avisen`;
  return all === 1 ? '1 Avis' : `${formatCount(all)} Avise`;
}

function Group({ iri }: { iri: string }) {
  const bundle = useEntity(contractAvisBundle, iri);
  const rows = useGroups().rowsOf(iri);
  const members = useEntities(contractAvis, rows);
  const isWritable = mayWrite(tools().roles(), 'avis');
  const inGroup = bundle?.avis ?? rows;
  const edit = () => tools().dialog('avis.editMany', { iris: inGroup });
  return (
    <GroupHeading
      group={iri}
      more={
        isWritable && (
          <>
            <span className="flex-1" />
            <IconButton small icon="pencil" label="Gruppe bearbeiten" onClick={edit} />
            <IconButton small icon="unlink" label="Gruppe auflösen" onClick={() => void dissolveGroup(iri, tools())} />
          </>
        )
      }
    >
      <GroupChip name={bundle?.groupName ?? '…'} />
      <span className="num">{countText(rows.length, inGroup.length)}</span>
      <span className="truncate text-2">{placeOf(members)}</span>
    </GroupHeading>
  );
}

function Singles() {
  const { total, isFirstPage } = useContext(SinglesContext);
  const { rowsOf, listed } = useGroups();
  const shown = rowsOf('').length;
  const count = isFirstPage ? Math.max(shown, total - (listed - shown)) : undefined;
  return (
    <GroupHeading group="">
      <span className="font-strong">{single}</span>
      {count !== undefined && <span className="num">{countText(count, count)}</span>}
    </GroupHeading>
  );
}

/** Where all of them are picked up, if that is one place. */
function placeOf(members: readonly AvisEntity[]): string {
  const places = new Set(members.map(pickupPlace));
  return places.size === 1 ? ([...places][0] ?? '') : '';
}

function pickupPlace({ addressContainers = [] }: AvisEntity): string {
  const pickup = addressContainers?.find((it) => it.side === 'pickup');
  return [pickup?.firma, townText(pickup)].filter(Boolean).join(', ');
}
