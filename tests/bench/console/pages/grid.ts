import { AllCommunityModule, ModuleRegistry, createGrid, themeQuartz, type GridApi } from 'ag-grid-community';
import { contractFields } from '../../../../src/panels/contract/shared/contractFields.ts';
import { fetchJson, signInAt } from './wire.ts';

type Place = { readonly firma: string | null; readonly plz: string | null; readonly ort: string | null } | null;
type Named = {
  readonly kuerzel?: string | null;
  readonly firma?: string | null;
  readonly auftragsnummer?: string | null;
  readonly state?: string | null;
} | null;
type ContractRow = {
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
const column = (headerName: string, text: (contract: ContractRow) => string) => ({
  headerName,
  valueGetter: ({ data }: { data: ContractRow | undefined }) => (data ? text(data) : ''),
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

async function load(rows: number): Promise<ContractRow[]> {
  const today = new Date().toISOString().slice(0, 10);
  const query = new URLSearchParams([
    ['anschluss', 'false'],
    ['testContract', 'false'],
    ['datum[after]', today],
    ['order[datum]', 'asc'],
    ['page', '1'],
    ['itemsPerPage', String(rows)],
    ...contractFields.map((it) => ['properties[]', it]),
  ]);
  const { 'hydra:member': contracts } = await fetchJson<{ 'hydra:member': ContractRow[] }>(
    `/api/contracts?${String(query)}`,
  );
  return contracts;
}

async function show(): Promise<void> {
  const element = document.querySelector<HTMLElement>('#grid');
  if (!element) throw new Error('grid.html has no #grid');
  const grid: GridApi<ContractRow> = createGrid<ContractRow>(element, {
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
