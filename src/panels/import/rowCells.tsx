import { readEntity, type Entity } from '../../api/records/entities.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { contractTags } from '../../domain/contract/choices/contractTags.ts';
import { driver } from '../../domain/driver/driver.ts';
import type { importContract } from '../../domain/import/importContract.ts';
import { importRowStates } from '../../domain/import/choices/importRowStates.ts';
import { shownField, shownMoment, shownPlace } from '../../domain/import/shownRow.ts';
import { displayPlate } from '../../domain/vehicle/plate.ts';
import { Plate } from '../../ui/display/Plate.tsx';
import { Tag } from '../../ui/display/Tag.tsx';
import { MoreTags } from '../contract/shared/MoreTags.tsx';
import { tagColour } from '../contract/shared/tagColour.ts';
import type { CellProps } from '../kit/grid/gridColumn.ts';
import { lookOf } from './effectLooks.ts';

type Row = Entity<typeof importContract>;
type Cell = CellProps<typeof importContract>;

/** What the row would do, and how far it is. */
export const EffectCell = ({ entity }: Cell) => {
  const look = lookOf(entity);
  return (
    <div className="two-lines">
      <div>
        <Tag colour={look.colour} icon={look.icon}>
          {look.word}
        </Tag>
      </div>
      <div>
        <span className="truncate text-11 text-3">
          {entity.isImported ? '' : labelOf(importRowStates, entity.state)}
        </span>
      </div>
    </div>
  );
};

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

/** The tags of its contract; that it would be cancelled is said by what the row would do. */
export const rowLabels = ({ labels }: Row) => (labels ?? []).filter((it) => it !== 'STORNIERT');

/** What is special about the contract, two of its tags below each other. */
export const LabelsCell = ({ entity }: Cell) => {
  const keys: readonly string[] = rowLabels(entity);
  const tags = contractTags.items.flatMap((it) => (keys.includes(it.key) ? [{ ...it, text: it.key }] : []));
  return (
    <div className="two-lines">
      {tags.slice(0, 2).map((tag, at) => (
        <div key={tag.key} className="flex items-center gap-1">
          <Tag colour={tagColour(tag)} meaning={tag.tooltip}>
            {tag.text}
          </Tag>
          {at === 1 && <MoreTags tags={tags.slice(2)} />}
        </div>
      ))}
      {tags.length === 0 && <div className="text-3">–</div>}
    </div>
  );
};

/** Whether what the file says to the driver goes to the contract; nothing where it says nothing. */
export const infoText = ({ infoFahrDL, saveInfoFahrDL }: Row) => (infoFahrDL ? (saveInfoFahrDL ? 'ja' : 'nein') : '');

/** That, and the words themselves. */
export const InfoCell = ({ entity, text }: Cell) => (
  <div className="two-lines" data-tip={entity.infoFahrDL || undefined}>
    <div className={text === 'ja' ? 'font-medium' : 'text-3'}>{text || '–'}</div>
    <div>
      <span className="truncate text-11 text-3">{entity.infoFahrDL}</span>
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
