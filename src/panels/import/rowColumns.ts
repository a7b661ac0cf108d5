import './importRows.css';
import type { Entity } from '../../api/records/entities.ts';
import type { importContract } from '../../domain/import/importContract.ts';
import { differencesIn, shownMoment } from '../../domain/import/shownRow.ts';
import { formatDate } from '../../domain/time/formatDay.ts';
import type { GridColumn } from '../kit/grid/gridColumn.ts';
import { lookOf } from './effectLooks.ts';
import { ResultCell, resultText } from './ResultCell.tsx';
import {
  BundleCell,
  DriverCell,
  driverName,
  EffectCell,
  InfoCell,
  infoText,
  LabelsCell,
  momentCell,
  NumberCell,
  placeCell,
  rowLabels,
  VehicleCell,
} from './rowCells.tsx';

type Row = Entity<typeof importContract>;
type Column = GridColumn<typeof importContract>;

const first = (column: Pick<Column, 'id' | 'heading' | 'text' | 'sort'>): Column => ({
  ...column,
  width: 124,
  leastWidth: 96,
  render: NumberCell,
});
const rowNumber: Column = {
  id: 'rowNumber',
  heading: 'Zeile',
  width: 62,
  leastWidth: 44,
  fixed: true,
  align: 'right',
  look: 'num',
  sort: 'rowNumber',
  text: (it) => String(it.rowNumber ?? ''),
};
const received: Column = {
  id: 'createdAt',
  heading: 'Eingang',
  width: 92,
  look: 'num',
  sort: 'createdAt',
  text: (it) => formatDate(it.createdAt?.slice(0, 10)),
};
const rest: readonly Column[] = [
  {
    id: 'kennzeichen',
    heading: 'Fahrzeug',
    width: 118,
    leastWidth: 100,
    text: (it) => it.kennzeichen ?? '',
    copy: [
      { heading: 'Kennzeichen', text: (it) => it.kennzeichen ?? '' },
      { heading: 'FIN', text: (it) => it.carFin ?? '' },
    ],
    render: VehicleCell,
  },
  {
    id: 'datum',
    heading: 'Abholung',
    width: 148,
    sort: 'datum',
    text: (it) => shownMoment(it, 'pickup').now,
    render: momentCell('pickup'),
  },
  {
    id: 'abholort',
    heading: 'Abholort',
    flex: 1,
    minWidth: 80,
    text: (it) => it.abholort ?? '',
    render: placeCell('pickup'),
  },
  {
    id: 'bringdatum',
    heading: 'Zustellung',
    width: 148,
    text: (it) => shownMoment(it, 'delivery').now,
    render: momentCell('delivery'),
  },
  {
    id: 'bringort',
    heading: 'Zustellort',
    flex: 1,
    minWidth: 80,
    text: (it) => it.bringort ?? '',
    render: placeCell('delivery'),
  },
];
const bundle: Column = {
  id: 'bundleId',
  heading: 'Paket',
  width: 86,
  leastWidth: 66,
  text: (it) => it.bundleId ?? '',
  render: BundleCell,
};
const last: readonly Column[] = [
  {
    id: 'labels',
    heading: 'Kürzel',
    width: 70,
    leastWidth: 56,
    text: (it) => rowLabels(it).join(' '),
    render: LabelsCell,
  },
  {
    id: 'saveInfoFahrDL',
    heading: 'Info Fahrer',
    width: 88,
    leastWidth: 52,
    text: infoText,
    copy: [
      { heading: 'Info Fahrer', text: (it) => it.infoFahrDL ?? '' },
      { heading: 'Info Fahrer übernehmen', text: infoText },
    ],
    render: InfoCell,
  },
  {
    id: 'driver',
    heading: 'Fahrer',
    width: 92,
    leastWidth: 60,
    text: driverName,
    render: DriverCell,
    watch: (it) => [it.driver],
  },
  {
    id: 'contract',
    heading: 'Ergebnis',
    flex: 1.2,
    minWidth: 146,
    text: resultText,
    copy: [
      { heading: 'Auftrag', text: (it) => it.contractNumber ?? '' },
      {
        heading: 'Unterschiede',
        text: (it) =>
          differencesIn(it)
            .map((one) => one.field)
            .join(', '),
      },
      { heading: 'Meldung', text: (it) => it.message ?? '' },
    ],
    render: ResultCell,
    watch: (it) => [it.contract],
  },
];
const effect: Column = {
  id: 'effect',
  heading: 'Zustand',
  width: 112,
  leastWidth: 100,
  text: (it) => lookOf(it).word,
  render: EffectCell,
};

/** The rows of a manufacturer's file. */
export const fileColumns: readonly Column[] = [
  rowNumber,
  effect,
  first({ id: 'externalNumber', heading: 'Nr. extern', sort: 'externalNumber', text: (it) => it.externalNumber ?? '' }),
  ...rest,
  bundle,
  ...last,
];
/** The rows of a leasing customer, whichever file they came in. */
export const leasingColumns: readonly Column[] = [
  first({ id: 'leasingVertragsnummer', heading: 'LV-Nummer', text: (it) => it.leasingVertragsnummer ?? '' }),
  effect,
  received,
  ...rest,
  ...last,
];

/** What would be cancelled is told by the row as well. */
export function rowClassOf(it: Row): string | undefined {
  return it.effect === 'CANCEL' && !it.isDeclinedByLeitstand ? 'row-storno' : undefined;
}
