import { storedRole, type Role } from '../../src/domain/access/roles.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import { system } from '../../server/storage/actor.ts';
import type { Database } from '../../server/storage/database.ts';
import type { DomainRecord } from '../../server/storage/rows.ts';
import type { OpenScope } from '../../server/write/scope.ts';

type Values = Readonly<Record<string, unknown>>;
export type GivenRecord = DomainRecord & { readonly iri: string };
export type GivenUser = { readonly roles?: readonly Role[]; readonly password?: string; readonly username?: string; readonly name?: string; readonly email?: string; readonly active?: boolean; readonly driver?: string; readonly customer?: string };

/** Makes the records a test begins with; each call says only what matters to the test. */
export type Given = {
  record(path: string, values?: Values): Promise<GivenRecord>;
  user(values?: GivenUser): Promise<GivenRecord>;
  customer(values?: Values): Promise<GivenRecord>;
  driver(values?: Values): Promise<GivenRecord>;
  contract(values?: Values): Promise<GivenRecord>;
};

const place = { firma: 'Autohaus Beispiel', strasse: 'Hauptstraße', hausnr: '1', plz: '50667', ort: 'Köln' };

/** The creators over a database, at the time of the test's clock. */
export function givenIn({ database, openScope, clock }: { readonly database: Database; readonly openScope: OpenScope; readonly clock: () => Date }): Given {
  let counted = 0;
  const next = () => String((counted += 1));

  const record = async (path: string, values: Values = {}): Promise<GivenRecord> => {
    const made = await database.transaction((client) => openScope({ client, actor: system, now: clock() }).make(path, values));
    return { ...made, iri: iriOf(path, made.id) };
  };

  const customer = (values: Values = {}) => {
    const number = next();
    return record('customers', { firma: `Kunde ${number}`, kuerzel: `KU${number}`, ...values });
  };

  return {
    record,
    customer,
    driver: (values = {}) => {
      const number = next();
      return record('drivers', { vorname: 'Karl', nachname: `Fahrer${number}`, kuerzel: `F${number}`, ...values });
    },
    user({ roles = ['dispo'], password, ...values }: GivenUser = {}) {
      const username = `nutzer${next()}`;
      return record('users', { username, name: `Nutzer ${username}`, active: true, ...values, roles: roles.map(storedRole), ...(password !== undefined && { plainPassword: password }) });
    },
    async contract(values = {}) {
      const contractClientAddress = values.contractClientAddress ?? (await customer()).iri;
      const filled = { contractType: 'DELIVERY', carModel: 'Golf', datum: '2026-11-24', bringdatum: values.datum ?? '2026-11-24', ...values, contractClientAddress };
      return record('contracts', { ...filled, pickupLocation: { ...place, ...(values.pickupLocation as object) }, deliveryLocation: { ...place, plz: '89073', ort: 'Ulm', ...(values.deliveryLocation as object) } });
    },
  };
}
