import { AllCommunityModule, ModuleRegistry, createGrid, themeQuartz, type GridApi } from 'ag-grid-community';
import { orderFields } from '../../../../src/panels/contract/list/orderFields.ts';
import { fetchJson, signInAt } from './wire.ts';

type Place = { readonly firma: string | null; readonly plz: string | null; readonly ort: string | null } | null;
type Named = {
  readonly kuerzel?: string | null;
  readonly firma?: string | null;
  readonly auftragsnummer?: string | null;
  readonly state?: string | null;
} | null;
type Order = {
  readonly '@id': string;
  readonly auftragsnummer: string;
  readonly licensePlate: string | null;
  readonly manufacturer: string | null;
  readonly carModel: string | null;
  readonly datum: string | null;
  readonly bringdatum: string | null;
  readonly pickupTimeFrom: string | null;
  readonly deliveryTimeFrom: string | null;
  readonly googleKm: number | null;
  readonly pickupLocation: Place;
  readonly deliveryLocation: Place;
  readonly driver: Named;
  readonly contractClientAddress: Named;
  readonly anschlussAuftrag: Named;
  readonly protocol: Named;
};

ModuleRegistry.registerModules([AllCommunityModule]);

const joined = (...parts: readonly (string | number | null | undefined)[]) =>
  parts.filter((it) => it !== null && it !== undefined && it !== '').join(' ');
const column = (headerName: string, text: (order: Order) => string) => ({
  headerName,
  valueGetter: ({ data }: { data: Order | undefined }) => (data ? text(data) : ''),
});
const columns = [
  { ...column('Nr', (it) => it.auftragsnummer), width: 132 },
  {
    ...column('Fahrer/Kunde', (it) =>
      joined(it.driver?.kuerzel ?? 'Fahrer fehlt', it.contractClientAddress?.kuerzel, it.contractClientAddress?.firma),
    ),
    width: 164,
  },
  {
    ...column('Tour', (it) =>
      joined(
        it.licensePlate,
        it.manufacturer,
        it.carModel,
        it.datum,
        it.pickupTimeFrom,
        it.pickupLocation?.plz,
        it.pickupLocation?.ort,
        it.bringdatum,
        it.deliveryTimeFrom,
        it.deliveryLocation?.plz,
        it.deliveryLocation?.ort,
        it.googleKm,
      ),
    ),
    flex: 1,
  },
  { ...column('Rückfahrt', (it) => it.anschlussAuftrag?.auftragsnummer ?? ''), width: 142 },
  { ...column('Status', (it) => it.protocol?.state ?? ''), width: 110 },
];

async function load(rows: number): Promise<Order[]> {
  const today = new Date().toISOString().slice(0, 10);
  const query = new URLSearchParams([
    ['anschluss', 'false'],
    ['testContract', 'false'],
    ['datum[after]', today],
    ['order[datum]', 'asc'],
    ['page', '1'],
    ['itemsPerPage', String(rows)],
    ...orderFields.map((it) => ['properties[]', it]),
  ]);
  const { 'hydra:member': orders } = await fetchJson<{ 'hydra:member': Order[] }>(`/api/contracts?${String(query)}`);
  return orders;
}

async function show(): Promise<void> {
  const element = document.querySelector<HTMLElement>('#grid');
  if (!element) throw new Error('grid.html has no #grid');
  const grid: GridApi<Order> = createGrid<Order>(element, {
    theme: themeQuartz,
    columnDefs: columns,
    rowHeight: 40,
    headerHeight: 24,
    rowData: await load(100),
    getRowId: ({ data }) => data['@id'],
    animateRows: false,
    rowSelection: { mode: 'multiRow', checkboxes: true, headerCheckbox: true, enableClickSelection: true },
  });
  for (const button of document.querySelectorAll<HTMLElement>('[data-rows]')) {
    button.addEventListener(
      'click',
      () => void load(Number(button.dataset['rows'])).then((rowData) => grid.setGridOption('rowData', rowData)),
    );
  }
}

signInAt(show);
