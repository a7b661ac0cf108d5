import type { Content, TableCell } from 'pdfmake';
import { fuelLevels } from '../../src/domain/protocol/choices/fuelLevels.ts';
import type { Protocol } from '../../src/domain/protocol/protocol.ts';
import { formatDate } from '../../src/domain/time/formatDay.ts';
import { companyZone, formatInstant } from '../../src/domain/time/zone.ts';
import { colour, heading, joined } from './blocks.ts';
import { spanText } from './place.ts';

const grouped = new Intl.NumberFormat('de-DE');
const km = (value: number | null) => (value === null ? '' : `${grouped.format(value)} km`);
type Row = readonly [label: string, pickup: string | null, delivery: string | null];

/** Both handovers beside each other, line by line; what is known of neither is left out. */
export function handoverTable(protocol: Protocol): Content {
  const rows = rowsOf(protocol).filter(([, pickup, delivery]) => Boolean(pickup) || Boolean(delivery));
  const head: TableCell[] = ['', 'Abholung', 'Zustellung'].map((text) => ({ text, bold: true, fontSize: 10 }));
  return {
    margin: [0, 8, 0, 0],
    stack: [
      heading('Übergabe'),
      {
        table: {
          widths: [86, '*', '*'],
          headerRows: 1,
          dontBreakRows: true,
          body: [
            head,
            ...rows.map(([label, pickup, delivery]): TableCell[] => [
              { text: label, color: colour.muted },
              { text: pickup || '–' },
              { text: delivery || '–' },
            ]),
          ],
        },
        layout: 'lines',
      },
      drivenLine(protocol),
    ],
  };
}

function rowsOf(it: Protocol): Row[] {
  const reached = (status: number) => {
    const moment = it.statusArray.find((step) => step.status === status)?.date;
    return moment ? `${formatInstant(moment, companyZone)} Uhr` : null;
  };
  const planned = (day: string | null, from: string | null, to: string | null) =>
    joined([day && formatDate(day), spanText(from, to)], ', ');
  const place = ({ firma, strasse, hausnr, plz, ort }: Protocol['pickupLocation']) =>
    joined([firma, joined([strasse, hausnr]), joined([plz, ort])], '\n');
  const level = (value: number | null) => {
    const found = value === null ? undefined : fuelLevels.items.find((item) => item.value === value);
    return (it.verzoegerteAbgabe ? found?.electricLabel : found?.label) ?? null;
  };
  const contact = ({ ansprechparter1, anspr1telefon }: Protocol['pickupLocation']) =>
    joined([ansprechparter1, anspr1telefon], ', ');
  return [
    ['Ort', place(it.pickupLocation), place(it.deliveryLocation)],
    ['Ansprechpartner', contact(it.pickupLocation), contact(it.deliveryLocation)],
    [
      'Geplant',
      planned(it.pickupDateRaw, it.pickupTimeFrom, it.pickupTimeTo),
      planned(it.deliveryDateRaw, it.deliveryTimeFrom, it.deliveryTimeTo),
    ],
    ['Übergeben', reached(2), reached(3)],
    ['Kilometerstand', km(it.mileageOnSubmit), km(it.mileageOnReceive)],
    [it.verzoegerteAbgabe ? 'Ladestand' : 'Tankstand', level(it.fuelLevelOnSubmit), level(it.fuelLevelOnReceive)],
    ['Kommentar', it.driverCollectionComment, it.driverDeliveryComment],
  ];
}

function drivenLine({ mileageOnSubmit: from, mileageOnReceive: to }: Protocol): Content {
  if (from === null || to === null || to < from) return { text: '' };
  return { text: `Gefahren: ${km(to - from)}`, color: colour.muted, margin: [0, 4, 0, 0] };
}
