import { readEntity } from '../../../api/records/entities.ts';
import { driverOf, numberOf, type ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { Checkbox } from '../../../ui/inputs/Checkbox.tsx';

/** What else happens with a driver change. */
export type Chosen = {
  readonly withStornoMail: boolean;
  readonly withMail: boolean;
  readonly forAdditionalRides: boolean;
  readonly offTheOfferList: boolean;
};

/** The boxes below the findings, each with whom or what it concerns. */
export function ChangeOptions({
  contracts,
  driver,
  chosen,
  onChange,
}: {
  contracts: readonly ContractEntity[];
  driver: string | undefined;
  chosen: Chosen;
  onChange: (chosen: Chosen) => void;
}) {
  const before = [...new Set(contracts.flatMap((it) => driverOf(it)?.code ?? []))].filter((it) => it !== driver);
  const rides = contracts.flatMap((it) => {
    const back = readEntity(contract, it.anschlussAuftrag);
    return back ? [numberOf(back)] : [];
  });
  const set = (name: keyof Chosen) => (value: boolean) => onChange({ ...chosen, [name]: value });
  return (
    <fieldset>
      <legend className="mb-3 font-strong">Danach</legend>
      <div className="flex flex-col gap-3">
        <Checkbox
          value={chosen.withStornoMail && before.length > 0}
          onChange={set('withStornoMail')}
          {...(before.length === 0 && { reason: 'Kein bisheriger Fahrer' })}
        >
          <span>
            Stornomail an bisherigen Fahrer <span className="text-3">{listed(before)}</span>
          </span>
        </Checkbox>
        <Checkbox value={chosen.withMail} onChange={set('withMail')}>
          <span>
            Bestätigungsmail an neuen Fahrer <span className="text-3">{driver}</span>
          </span>
        </Checkbox>
        <Checkbox
          value={chosen.forAdditionalRides && rides.length > 0}
          onChange={set('forAdditionalRides')}
          {...(rides.length === 0 && { reason: 'Keine Rückfahrt' })}
        >
          <span>
            Fahrer auch für Rückfahrten setzen <span className="num text-3">{listed(rides)}</span>
          </span>
        </Checkbox>
        <Checkbox value={chosen.offTheOfferList} onChange={set('offTheOfferList')}>
          Aus Angebotsliste nehmen
        </Checkbox>
      </div>
    </fieldset>
  );
}

function listed(names: readonly string[]): string {
  return names.length > 3 ? `${names.slice(0, 3).join(', ')} +${String(names.length - 3)}` : names.join(', ');
}
