import type { Role } from '../../domain/access/roles.ts';
import { matchPanel } from '../../panels/matchPanel.ts';
import { canOpenPanel } from '../../panels/canOpenPanel.ts';
import { columnsDock, type Column, type PlacedPanel, type SavedDock } from './savedDock.ts';

type Layout = { readonly name: string; readonly dock: SavedDock };

const shown = (roles: readonly Role[]) => (place: PlacedPanel) => {
  const area = matchPanel(place.url)?.definition.area;
  return area !== undefined && canOpenPanel(roles, area);
};

/** What waits for invoice and credit note: contracts that are closed, the newest delivery first. */
const finished = '/contracts?flags=U4&order=-bringdatum';

type Draft = { readonly name: string; readonly for: readonly Role[]; readonly columns: readonly Column[] };

const draftsWith = (records: readonly PlacedPanel[]): readonly Draft[] => [
  {
    name: 'Disposition',
    for: ['dispo', 'admin'],
    columns: [
      {
        width: 1060,
        rows: [
          { height: 700, panels: [{ url: '/disposition', channel: 2 }] },
          { height: 312, panels: [{ url: '/contract_avis', channel: 2 }] },
        ],
      },
      { width: 640, rows: [{ height: 1000, panels: records }] },
    ],
  },
  {
    name: 'Aufträge',
    for: ['office', 'office_l2'],
    columns: [
      {
        width: 1000,
        rows: [
          {
            height: 650,
            panels: [{ url: '/contracts', channel: 1 }, { url: '/contract_avis' }, { url: '/protocols' }],
          },
        ],
      },
    ],
  },
  {
    name: 'Protokolle',
    for: ['office', 'office_l2', 'dispo', 'admin'],
    columns: [{ width: 1000, rows: [{ height: 700, panels: [{ url: '/protocols', channel: 3 }, { url: '/mails' }] }] }],
  },
  {
    name: 'Abrechnung',
    for: ['buchhaltung', 'admin'],
    columns: [
      {
        width: 900,
        rows: [
          {
            height: 1000,
            panels: [
              { url: '/billing_contracts' },
              { url: '/credit_contracts' },
              { url: finished },
              { url: '/contracts' },
            ],
          },
        ],
      },
      {
        width: 700,
        rows: [
          {
            height: 1000,
            panels: [{ url: '/invoices' }, { url: '/journal' }, { url: '/billing_addresses' }, { url: '/customers' }],
          },
        ],
      },
    ],
  },
  {
    name: 'Bewerber',
    for: ['personal'],
    columns: [
      {
        width: 1000,
        rows: [
          { height: 1000, panels: [{ url: '/new_drivers' }, { url: '/notifications' }, { url: '/configuration' }] },
        ],
      },
    ],
  },
];

/**
 * The arrangements a role starts with, without the screens that do not exist or may not be seen; a dispatcher's open
 * contracts keep their place right of the list.
 */
export function roleLayouts(roles: readonly Role[], records: readonly PlacedPanel[] = []): readonly Layout[] {
  const maySee = shown(roles);
  return draftsWith(records)
    .filter((draft) => draft.for.some((role) => roles.includes(role)))
    .flatMap(({ name, columns }) => {
      const dock = columnsDock(
        columns.map((column) => ({
          ...column,
          rows: column.rows.map((row) => ({ ...row, panels: row.panels.filter(maySee) })),
        })),
      );
      return dock ? [{ name, dock }] : [];
    });
}
