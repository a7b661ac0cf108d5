import { call } from '../../api/call.ts';
import { messageOf } from '../../api/apiErrors.ts';
import { useLogbookRides, type LogbookAsked } from '../../api/calls/logbook.ts';
import { fetchFile, saveFile } from '../../api/files.ts';
import { useAnyEntity } from '../../api/records/entities.ts';
import { useAnyItem } from '../../api/records/queries.ts';
import { urlOf } from '../../commands/selection.ts';
import { tellFailure } from '../../commands/tellFailure.ts';
import { logbookExport } from '../../domain/logbook/logbookCalls.ts';
import { formatCount } from '../../domain/number/formatCount.ts';
import { formatDayFull } from '../../domain/time/formatDay.ts';
import { firstOfMonth } from '../../domain/time/months.ts';
import { displayPlate } from '../../domain/vehicle/plate.ts';
import { Button } from '../../ui/display/Button.tsx';
import { EmptyState } from '../../ui/display/EmptyState.tsx';
import { ErrorState } from '../../ui/display/ErrorState.tsx';
import { Pager } from '../../ui/display/Pager.tsx';
import { Plate } from '../../ui/display/Plate.tsx';
import { SkeletonRows } from '../../ui/display/Skeleton.tsx';
import { ComboField } from '../../ui/inputs/ComboField.tsx';
import { DateField } from '../../ui/inputs/DateField.tsx';
import { Field } from '../../ui/inputs/Field.tsx';
import { TextField } from '../../ui/inputs/TextField.tsx';
import { optionOf, referenceOptions } from '../kit/referenceOptions.ts';
import { useOneAtATime } from '../kit/useOneAtATime.ts';
import { useToday } from '../kit/useToday.ts';
import { usePanel } from '../panelContext.ts';
import { useTypedLate } from './useTypedLate.ts';

const perPage = 100;
const headings = [
  'Datum',
  'Zeit',
  'Fahrer',
  'Kennzeichen',
  'Fahrzeug',
  'von',
  'nach',
  'Kilometerstand',
  'km',
  'Auftrag',
] as const;
const isFigure = (heading: string) => heading === 'km' || heading === 'Kilometerstand';

type Change = Partial<Record<'driver' | 'plate' | 'from' | 'until' | 'page', string | null>>;

/** The rides of a time by driver and plate; what is asked for stands in the address of the panel. */
export function LogbookRides({ query }: { query: URLSearchParams }) {
  const today = useToday();
  const { replaceUrl } = usePanel();
  const [driver, plate] = [query.get('driver'), query.get('plate') ?? ''];
  const [from, until] = [query.get('from') ?? firstOfMonth(today), query.get('until') ?? today];
  const page = Math.max(1, Number(query.get('page')) || 1);
  const asked: LogbookAsked = { from, until, ...(driver && { driver }), ...(plate && { plate }) };
  const { data, error, isPlaceholderData, refetch } = useLogbookRides(asked, page);
  const { isRunning, alone } = useOneAtATime();

  const change = (values: Change) => {
    const next = new URLSearchParams(query);
    next.delete('page');
    for (const [name, value] of Object.entries(values)) {
      if (value) next.set(name, value);
      else next.delete(name);
    }
    replaceUrl(`/logbook${next.size > 0 ? `?${next.toString()}` : ''}`);
  };
  const save = (format: 'xlsx' | 'csv') =>
    void alone(async () => {
      try {
        saveFile(await fetchFile((await call(logbookExport, { ...asked, format })).link));
      } catch (fault) {
        tellFailure('Das Fahrtenbuch konnte nicht geschrieben werden', fault);
      }
    });
  return (
    <>
      <div className="flex flex-none flex-wrap items-end gap-x-6 gap-y-3 border-b border-line px-6 py-4">
        <DriverField value={driver} onChange={(it) => change({ driver: it })} />
        <PlateField value={plate} onChange={(it) => change({ plate: it })} />
        <Field label="von" layout="above" className="w-[130px]">
          <DateField value={from} onChange={(it) => change({ from: it })} today={today} />
        </Field>
        <Field label="bis" layout="above" className="w-[130px]">
          <DateField value={until} onChange={(it) => change({ until: it })} today={today} />
        </Field>
        <span className="flex gap-3">
          <Button icon="table" busy={isRunning} onClick={() => save('xlsx')}>
            .xlsx
          </Button>
          <Button busy={isRunning} onClick={() => save('csv')}>
            .csv
          </Button>
        </span>
        {data && (
          <p role="status" className="num ml-auto pb-2 text-2">
            {data.total === 1 ? '1 Fahrt' : `${formatCount(data.total)} Fahrten`}, {formatCount(data.km)} km
          </p>
        )}
      </div>
      <div className="min-h-0 flex-1 overflow-auto" aria-busy={isPlaceholderData}>
        {error ? (
          <ErrorState title="Fehler beim Laden der Daten" onRetry={() => void refetch()}>
            {messageOf(error)}
          </ErrorState>
        ) : !data ? (
          <SkeletonRows />
        ) : data.rides.length === 0 ? (
          <EmptyState title="Keine Fahrten">In dieser Zeit ist niemand so gefahren.</EmptyState>
        ) : (
          <table className="w-full text-12">
            <caption className="sr-only">Fahrten nach Fahrer und Kennzeichen</caption>
            <thead className="sticky top-0 bg-sunken text-11 text-2">
              <tr className="h-13">
                {headings.map((it) => (
                  <th
                    key={it}
                    scope="col"
                    className={`px-4 font-medium whitespace-nowrap first:pl-6 last:pr-6 ${isFigure(it) ? 'text-right' : 'text-left'}`}
                  >
                    {it}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {data.rides.map((it) => (
                <tr key={it.contract} className="h-13 border-t border-line-subtle hover:bg-hover [&>td]:px-4">
                  <td className="num pl-6! whitespace-nowrap">{formatDayFull(it.datum)}</td>
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
                  <td>{it.vehicle}</td>
                  <td>{it.from}</td>
                  <td>{it.to}</td>
                  <td className="num text-right whitespace-nowrap text-2">{mileageText(it)}</td>
                  <td className="num text-right">{it.km === null ? '' : formatCount(it.km)}</td>
                  <td className="num pr-6!">
                    <a href={urlOf(it.contract)} className="text-link hover:underline">
                      {it.auftragsnummer}
                    </a>
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </div>
      <Pager
        of="Fahrten"
        page={page}
        perPage={perPage}
        total={data?.total ?? 0}
        choices={[perPage]}
        onPage={(it) => change({ page: it > 1 ? String(it) : null })}
        onPerPage={() => undefined}
      />
    </>
  );
}

function DriverField({ value, onChange }: { value: string | null; onChange: (driver: string | null) => void }) {
  const known = useAnyEntity(value);
  useAnyItem(known ? null : value);
  return (
    <Field label="Fahrer" layout="above" className="w-[220px]">
      <ComboField
        value={value}
        onChange={onChange}
        load={referenceOptions('drivers')}
        selected={known ? optionOf(known) : null}
        empty="Alle Fahrer"
      />
    </Field>
  );
}

/** Asked for once nobody has typed for a moment, or when the field is left. */
function PlateField({ value, onChange }: { value: string; onChange: (plate: string) => void }) {
  const [typed, type] = useTypedLate(value, onChange);
  return (
    <Field label="Kennzeichen" layout="above" className="w-[130px]">
      <TextField value={typed} onChange={type} figures="ident" maxLength={16} placeholder="Alle" />
    </Field>
  );
}

function timeText({ begin, end }: { readonly begin: string | null; readonly end: string | null }): string {
  if (begin === null) return '';
  return `${begin}–${end ?? ''}`;
}

const mileageText = (it: { readonly mileageOnSubmit: number | null; readonly mileageOnReceive: number | null }) =>
  [it.mileageOnSubmit, it.mileageOnReceive].flatMap((km) => (km === null ? [] : [formatCount(km)])).join(' – ');
