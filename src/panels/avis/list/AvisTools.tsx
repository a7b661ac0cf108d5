import { readEntity } from '../../../api/records/entities.ts';
import { useEntities } from '../../../api/records/useEntities.ts';
import type { AvisEntity } from '../../../commands/avis/avisFacts.ts';
import { contractAvis } from '../../../domain/avis/contractAvis.ts';
import { contractAvisBundle } from '../../../domain/avis/contractAvisBundle.ts';
import { Menu } from '../../../ui/overlays/Menu.tsx';
import { Icon } from '../../../ui/display/Icon.tsx';
import { commandMenu } from '../../kit/commandMenu.ts';
import { SelectionToolbar } from '../../kit/list/SelectionToolbar.tsx';
import { stopOf } from './StopCells.tsx';

export type AvisToolsProps = { readonly iris: readonly string[]; readonly onClear: () => void };

const quick = ['avis.edit', 'avis.createGroup', 'avis.link', 'avis.sendMail', 'avis.parking'] as const;

/** What can be done with the ticked avis. */
export function AvisTools({ iris, onClear }: AvisToolsProps) {
  const avis = useEntities(contractAvis, iris);
  const said = iris.length === 1 ? 'Ein Element ausgewählt' : `${String(iris.length)} Elemente ausgewählt`;
  return (
    <SelectionToolbar
      said={said}
      note={factsOf(avis)}
      targets={avis}
      quick={quick}
      place="contract_avis.selection"
      onClear={onClear}
      more={
        <Menu
          label="Farbe"
          entries={() => commandMenu('contract_avis.colour', avis)}
          className="inline-flex h-12 flex-none items-center gap-2.5 rounded-2 border border-line border-b-line-strong bg-raised px-3.5 text-11 font-medium text-1 hover:bg-hover"
        >
          <Icon name="palette" className="text-2" />
          Farbe
        </Menu>
      }
    />
  );
}

/** "Gruppe G-12 · 3 Fahrzeuge · 1 Abholort". */
function factsOf(avis: readonly AvisEntity[]): string {
  const groups = new Set(avis.map((it) => readEntity(contractAvisBundle, it.bundle)?.groupName));
  const [group] = groups;
  const places = new Set(
    avis.map((it) => {
      const stop = stopOf(it, 'pickup');
      return [stop?.firma, stop?.plz, stop?.ort, stop?.strasse].join('|');
    }),
  );
  return [
    groups.size === 1 && group && `Gruppe ${group}`,
    avis.length === 1 ? '1 Fahrzeug' : `${String(avis.length)} Fahrzeuge`,
    places.size === 1 ? '1 Abholort' : `${String(places.size)} Abholorte`,
  ]
    .filter(Boolean)
    .join(' · ');
}
