import { readEntity } from '../../../api/records/entities.ts';
import { driverOf, type ContractEntity } from '../../../commands/contract/contractFacts.ts';
import { customer } from '../../../domain/customer/customer.ts';
import { DriverMissing } from '../shared/DriverMissing.tsx';

/** Who drives, and for whom. */
export function PeopleCell({ entity }: { entity: ContractEntity }) {
  const driver = driverOf(entity);
  const {
    kuerzel: code,
    anzeigename,
    firma,
    vorname,
    nachname,
  } = readEntity(customer, entity.contractClientAddress) ?? {};
  const firm = anzeigename || firma || [vorname, nachname].filter(Boolean).join(' ');
  return (
    <div className="two-lines">
      <div>
        {driver ? (
          <>
            <span className="max-w-full flex-none truncate font-medium" data-tip={driver.name}>
              {driver.code}
            </span>
            {driver.name !== driver.code && <span className="contract-extra truncate text-2">{driver.name}</span>}
          </>
        ) : entity.isStorniert ? (
          <span className="text-3">–</span>
        ) : (
          <>
            <DriverMissing />
            <span aria-hidden className="contract-extra truncate text-(--tone-orange-fg)">
              Fahrer fehlt
            </span>
          </>
        )}
      </div>
      <div>
        <span className={`font-medium text-2 ${code ? 'flex-none' : 'truncate'}`} data-tip={firm}>
          {code || firm || '–'}
        </span>
        {code && firm && <span className="contract-extra truncate text-11 text-3">{firm}</span>}
      </div>
    </div>
  );
}
