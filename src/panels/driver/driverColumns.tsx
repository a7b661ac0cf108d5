import { readEntity } from '../../api/records/entities.ts';
import { driver } from '../../domain/driver/driver.ts';
import { formatInstant, companyZone } from '../../domain/time/zone.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { ReachLink } from '../../ui/display/ReachLink.tsx';
import type { CellProps, GridColumn } from '../kit/grid/gridColumn.ts';
import { DocumentState } from './DocumentState.tsx';

type Cell = CellProps<typeof driver>;
type Column = GridColumn<typeof driver>;

function Completeness({ entity }: Cell) {
  return <DocumentState completeness={entity.documentCompleteness} />;
}

/** A click on the number unfolds the drivers of a business; the list around it listens. */
function SubDrivers({ entity, text }: Cell) {
  return entity.activeSubDrivers ? (
    <button
      type="button"
      tabIndex={-1}
      data-unfold={entity['@id']}
      aria-label={`${text} Unterfahrer zeigen`}
      className="ml-auto flex items-center gap-2 text-link hover:underline"
    >
      <Icon name="chevrons-up-down" size={12} />
      {text}
    </button>
  ) : null;
}

function Code({ entity }: Cell) {
  const parent = readEntity(driver, entity.fahrervon)?.kuerzel;
  return (
    <span className="ident">
      {entity.kuerzel}
      {parent && !entity.kuerzel?.startsWith(`${parent}/`) && <span className="text-3"> · {parent}</span>}
    </span>
  );
}

/** How single columns of both lists differ from what the definition says. */
export const driverCells: Readonly<Record<string, Partial<Column>>> = {
  documentCompleteness: { width: 178, render: Completeness },
  activeSubDrivers: {
    width: 92,
    render: SubDrivers,
    text: (it) => (it.activeSubDrivers ? String(it.activeSubDrivers) : ''),
  },
  kuerzel: {
    width: 124,
    render: Code,
    watch: (it) => [it.fahrervon],
    text: (it) =>
      [
        it.kuerzel,
        readEntity(driver, it.fahrervon)?.kuerzel && `von ${readEntity(driver, it.fahrervon)?.kuerzel ?? ''}`,
      ]
        .filter(Boolean)
        .join(' '),
  },
  createdAt: { heading: 'Registriert', width: 136, text: (it) => formatInstant(it.createdAt, companyZone) },
  telefon: {
    width: 140,
    flex: 0,
    minWidth: 140,
    render: ({ entity }) =>
      entity.telefon ? <ReachLink kind="phone" value={entity.telefon} whom={entity.name ?? undefined} /> : null,
  },
};
