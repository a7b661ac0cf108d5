import { urlOf } from '../../commands/selection.ts';
import type { AnswerTo } from '../../domain/define/call.ts';
import type { logbookRides } from '../../domain/logbook/logbookCalls.ts';
import { formatCount } from '../../domain/number/formatCount.ts';
import { formatDayFull } from '../../domain/time/formatDay.ts';
import { displayPlate } from '../../domain/vehicle/plate.ts';
import { Plate } from '../../ui/display/Plate.tsx';
import { ReportRow, ReportTable, ReportText, type ReportColumn } from '../kit/report/ReportTable.tsx';

type Ride = AnswerTo<typeof logbookRides>['rides'][number];

const columns: readonly ReportColumn[] = [
  { heading: 'Datum' },
  { heading: 'Zeit' },
  { heading: 'Fahrer' },
  { heading: 'Kennzeichen' },
  { heading: 'Fahrzeug' },
  { heading: 'von' },
  { heading: 'nach' },
  { heading: 'Kilometerstand', align: 'right' },
  { heading: 'km', align: 'right' },
  { heading: 'Auftrag' },
];

/** One line a ride, with the plate of the vehicle and the red one that it was driven with. */
export function RidesTable({ rides }: { rides: readonly Ride[] }) {
  return (
    <ReportTable caption="Fahrten nach Fahrer und Kennzeichen" columns={columns}>
      {rides.map((it) => (
        <ReportRow key={it.contract}>
          <td className="num whitespace-nowrap">{formatDayFull(it.datum)}</td>
          <td className="num whitespace-nowrap text-2">{timeText(it)}</td>
          <td className="whitespace-nowrap">{it.driverName}</td>
          <td className="whitespace-nowrap">
            <span className="flex gap-2">
              {it.licensePlate && <Plate>{displayPlate(it.licensePlate)}</Plate>}
              {it.redPlate && (
                <span className="text-danger" data-tip="Rotes Kennzeichen">
                  <Plate>{displayPlate(it.redPlate)}</Plate>
                </span>
              )}
            </span>
          </td>
          <ReportText>{it.vehicle}</ReportText>
          <ReportText>{it.from}</ReportText>
          <ReportText>{it.to}</ReportText>
          <td className="num text-right whitespace-nowrap text-2">{mileageText(it)}</td>
          <td className="num text-right">{it.km === null ? '' : formatCount(it.km)}</td>
          <td className="num">
            <a href={urlOf(it.contract)} className="text-link hover:underline">
              {it.auftragsnummer}
            </a>
          </td>
        </ReportRow>
      ))}
    </ReportTable>
  );
}

function timeText({ begin, end }: Ride): string {
  return begin === null ? '' : `${begin}–${end ?? ''}`;
}

const mileageText = ({ mileageOnSubmit, mileageOnReceive }: Ride) =>
  [mileageOnSubmit, mileageOnReceive].flatMap((km) => (km === null ? [] : [formatCount(km)])).join(' – ');
