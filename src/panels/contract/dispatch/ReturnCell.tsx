import { readEntity } from '../../../api/records/entities.ts';
import { numberOf, type ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { urlOf } from '../../../commands/selection.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { formatDayFull } from '../../../domain/time/formatDay.ts';
import { Town } from '../shared/Town.tsx';
import { returnTime, spanText } from '../shared/tourText.ts';

/** The way back: its number, when it begins and where. */
export function ReturnCell({ entity }: { entity: ContractEntity }) {
  const back = readEntity(contract, entity.anschlussAuftrag);
  if (!back)
    return (
      <div className="two-lines">
        <div className="text-3">–</div>
      </div>
    );
  const { plz, ort, firma } = back.pickupLocation ?? {};
  const when = returnTime(back.datum, back.pickupTimeFrom);
  const tip = [
    `Rückauftrag ${numberOf(back)}${back.isStorniert ? ', storniert' : ''}`,
    `Abholung ${[back.datum ? formatDayFull(back.datum) : '', spanText(back.pickupTimeFrom, back.pickupTimeTo)].join(' ')}, ${[firma, plz, ort].filter(Boolean).join(' ')}`,
    `Zustellung ${[back.bringdatum ? formatDayFull(back.bringdatum) : '', spanText(back.deliveryTimeFrom, back.deliveryTimeTo)].join(' ')}, ${[back.deliveryLocation?.firma, back.deliveryLocation?.plz, back.deliveryLocation?.ort].filter(Boolean).join(' ')}`,
    back.carDetails ?? '',
  ]
    .filter(Boolean)
    .join('\n');
  return (
    <div className="two-lines" data-tip={tip}>
      <div>
        <a
          href={urlOf(back['@id'])}
          tabIndex={-1}
          className={`num font-medium text-link hover:underline ${back.isStorniert ? 'line-through decoration-1' : ''}`}
        >
          {numberOf(back)}
        </a>
      </div>
      <div className="text-11 text-2">
        {when && <span className="contract-extra num flex-none font-medium">{when}</span>}
        <Town plz={plz} ort={ort ?? '–'} />
      </div>
    </div>
  );
}
