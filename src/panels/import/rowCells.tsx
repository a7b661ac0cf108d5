import { readEntity, type Entity } from '../../api/records/entities.ts';
import { urlOf } from '../../commands/selection.ts';
import { driver } from '../../domain/driver/driver.ts';
import type { importContract } from '../../domain/import/importContract.ts';
import { importRowStates } from '../../domain/import/choices/importRowStates.ts';
import { otherDifferences, shownField, shownMoment, shownPlace } from '../../domain/import/shownRow.ts';
import { displayPlate } from '../../domain/vehicle/plate.ts';
import { Plate } from '../../ui/display/Plate.tsx';
import { Tag } from '../../ui/display/Tag.tsx';
import type { CellProps } from '../kit/grid/gridColumn.ts';
import { effectLooks } from './effectLooks.ts';

type Row = Entity<typeof importContract>;
type Cell = CellProps<typeof importContract>;

/** What the row would do, and how far it is. */
export const EffectCell = ({ entity }: Cell) => {
  const look = effectLooks[entity.isDeclinedByLeitstand ? 'declined' : (entity.effect ?? 'UNCHANGED')];
  return (
    <div className="two-lines">
      <div>
        <Tag colour={look.colour} icon={look.icon}>
          {look.word}
        </Tag>
      </div>
      <div className="text-11 text-3">{entity.isImported ? '' : stateText(entity)}</div>
    </div>
  );
};

const stateText = ({ state }: Row): string => importRowStates.items.find((it) => it.key === state)?.label ?? '';

/** How the sender calls the order, and which vehicle it is about. */
export const NumberCell = ({ entity, text }: Cell) => (
  <div className="two-lines">
    <div>
      <span className="ident truncate font-medium">{text}</span>
    </div>
    <div>
      <span className="truncate text-11 text-2">{entity.autotyp || '–'}</span>
    </div>
  </div>
);

/** Plate and FIN. */
export const VehicleCell = ({ entity }: Cell) => {
  const { now, before } = shownField(entity, 'licensePlate');
  const plate = now || entity.kennzeichen;
  return (
    <div className={differing(before)} data-tip={entity.carFin || undefined}>
      <div>{plate ? <Plate>{displayPlate(plate)}</Plate> : <span className="text-11 text-3">ohne Kennz.</span>}</div>
      <div>
        {before === undefined ? (
          <span className="ident text-11 text-3">{entity.carFin ? `…${entity.carFin.slice(-9)}` : '–'}</span>
        ) : (
          <Before text={before} />
        )}
      </div>
    </div>
  );
};

/** Day and window of one end. */
export const momentCell = (side: 'pickup' | 'delivery') =>
  function MomentCell({ entity }: Cell) {
    const { now, day, window, before } = shownMoment(entity, side);
    return (
      <div className={`${differing(before)} num`}>
        <div className="font-medium">{before === undefined ? day : now}</div>
        <div>
          {before === undefined ? <span className="text-11 text-3">{window || '–'}</span> : <Before text={before} />}
        </div>
      </div>
    );
  };

/** Town of one end, and the firm there. */
export const placeCell = (side: 'pickup' | 'delivery') =>
  function PlaceCell({ entity }: Cell) {
    const { now, firm, before } = shownPlace(entity, side);
    return (
      <div className={differing(before)} data-tip={firm || undefined}>
        <div>
          <span className="truncate font-medium">{now}</span>
        </div>
        <div>
          {before === undefined ? <span className="truncate text-11 text-3">{firm}</span> : <Before text={before} />}
        </div>
      </div>
    );
  };

/** The bar beside what the file has otherwise than the contract. */
function differing(before: string | undefined): string {
  return before === undefined ? 'two-lines' : 'two-lines differs';
}

function Before({ text }: { text: string }) {
  return (
    <span className="truncate text-11 text-3">
      <span className="sr-only">bisher </span>
      <s>{text}</s>
    </span>
  );
}

/** Which package it belongs to, and whether it follows another row. */
export const BundleCell = ({ entity, text }: Cell) => (
  <div className="two-lines">
    <div>{text || <span className="text-3">–</span>}</div>
    <div className="text-11 text-3" data-tip={entity.anschluss ? `Anschluss zu ${entity.anschluss}` : undefined}>
      {entity.anschluss ? 'Anschluss' : ''}
    </div>
  </div>
);

/** Short code of the driver, else his name. */
export const driverName = (it: Row): string => {
  const found = readEntity(driver, it.driver);
  return found?.kuerzel || found?.name || '';
};

/** Who is to drive it. */
export const DriverCell = ({ entity, text }: Cell) => (
  <div className="two-lines">
    <div className="truncate font-medium">{text || <span className="font-text text-3">–</span>}</div>
    <div>
      {entity.assignmentOverride && (
        <span className="truncate text-11 text-3" data-tip={entity.assignmentOverride}>
          trotz Warnung
        </span>
      )}
    </div>
  </div>
);

/** The first sentence about a row without its line, which stands in the row already. */
function firstMessage({ message }: Row): string {
  return (message ?? '').split('\n', 1)[0]?.replace(/^Zeile \d+: /u, '') ?? '';
}

/** The same in plain words. */
export const resultText = (it: Row): string =>
  [it.contractNumber, it.isImported ? done[it.effect ?? 'UNCHANGED'] : (it.message ?? '')].filter(Boolean).join(' ');
const done = {
  CREATE: 'angelegt',
  DOUBLE: 'angelegt',
  EDIT: 'geändert',
  CANCEL: 'Auftrag storniert',
  UNCHANGED: 'nichts zu ändern',
  FAULTY: '',
} as const;

/** What became of the row, or why nothing. */
export const ResultCell = ({ entity }: Cell) => {
  const isFaulty = entity.effect === 'FAULTY';
  const message = firstMessage(entity);
  const others = otherDifferences(entity).length;
  const more = others === 0 ? '' : `${String(others)} weitere${others === 1 ? 's Feld' : ' Felder'} anders`;
  return (
    <div className="two-lines" data-tip={entity.message ?? undefined}>
      <div>
        {entity.contract && entity.contractNumber ? (
          <a href={urlOf(entity.contract)} tabIndex={-1} className="num font-strong text-link hover:underline">
            {entity.contractNumber}
          </a>
        ) : (
          <span className={`truncate ${isFaulty ? 'font-medium text-danger' : 'text-2'}`}>{message || 'wartet'}</span>
        )}
      </div>
      <div>
        <span className={`truncate text-11 ${entity.isBegun && !entity.isImported ? 'text-warn' : 'text-3'}`}>
          {entity.isImported
            ? done[entity.effect ?? 'UNCHANGED']
            : entity.contract && entity.contractNumber
              ? message || more
              : more}
        </span>
      </div>
    </div>
  );
};
