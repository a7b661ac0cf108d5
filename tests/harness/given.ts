import { createHash } from 'node:crypto';
import { storedRole, type Role } from '../../src/domain/access/roles.ts';
import { contract, type Contract } from '../../src/domain/contract/contract.ts';
import { customer, type Customer } from '../../src/domain/customer/customer.ts';
import { filesPath } from '../../src/domain/define/filesPath.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import type { AnyRow, ChangesOf, Definition, RowOf } from '../../src/domain/define/row.ts';
import { driver, type Driver } from '../../src/domain/driver/driver.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import { user, type User } from '../../src/domain/user/user.ts';
import { expectContents, insertImage } from '../../server/storage/images.ts';
import { system } from '../../server/storage/actor.ts';
import type { Database } from '../../server/storage/database.ts';
import type { DomainRecord } from '../../server/storage/rows.ts';
import type { OpenScope } from '../../server/write/scope.ts';

export type GivenRecord<Row = DomainRecord> = Row & { readonly iri: string };
export type GivenUser = {
  readonly roles?: readonly Role[];
  readonly password?: string;
  readonly username?: string;
  readonly name?: string;
  readonly email?: string;
  readonly active?: boolean;
  readonly driver?: string;
  readonly customer?: string;
};

/** Makes the records a test begins with; each call says only what matters to the test. */
export type Given = {
  record(path: string, values?: AnyRow): Promise<GivenRecord>;
  user(values?: GivenUser): Promise<GivenRecord<User>>;
  customer(values?: ChangesOf<typeof customer>): Promise<GivenRecord<Customer>>;
  driver(values?: ChangesOf<typeof driver>): Promise<GivenRecord<Driver>>;
  contract(values?: ChangesOf<typeof contract>): Promise<GivenRecord<Contract>>;
  /** A file that records may name, whose content nobody asks for. */
  file(): Promise<string>;
};

const place = { firma: 'Autohaus Beispiel', strasse: 'Hauptstraße', hausnr: '1', plz: '50667', ort: 'Köln' };

/** The creators over a database, at the time of the test's clock. */
export function givenIn({
  database,
  openScope,
  clock,
}: {
  readonly database: Database;
  readonly openScope: OpenScope;
  readonly clock: () => Date;
}): Given {
  let counted = 0;
  const next = () => String((counted += 1));

  const make = async <R extends Definition>(resource: R, values: ChangesOf<R>): Promise<GivenRecord<RowOf<R>>> => {
    const made = await database.transaction((client) =>
      openScope({ client, actor: system, now: clock() }).make(resource, values),
    );
    return { ...made, iri: iriOf(resource.path, made.id) };
  };

  const record = (path: string, values: AnyRow = {}): Promise<GivenRecord> => {
    const resource = resourceByPath(path);
    if (!resource) throw new Error(`no resource ${path}`);
    return make(resource, values);
  };

  const madeCustomer = (values: ChangesOf<typeof customer> = {}) => {
    const number = next();
    return make(customer, { firma: `Kunde ${number}`, kuerzel: `KU${number}`, ...values });
  };

  return {
    record,
    customer: madeCustomer,
    driver: (values = {}) => {
      const number = next();
      return make(driver, {
        vorname: 'Karl',
        nachname: `Fahrer${number}`,
        kuerzel: `F${number}`,
        active: true,
        approved: true,
        ...values,
      });
    },
    user({ roles = ['dispo'], password, ...values }: GivenUser = {}) {
      const username = `nutzer${next()}`;
      return make(user, {
        username,
        name: `Nutzer ${username}`,
        active: true,
        ...values,
        roles: roles.map(storedRole),
        ...(password !== undefined && { plainPassword: password }),
      });
    },
    async file() {
      const hash = createHash('sha256').update(next()).digest('hex');
      const contents = [{ size: 'full', hash, bytes: 1 }] as const;
      const about = {
        record: '/api/protocols',
        file_name: 'Bild.jpg',
        content_type: 'image/jpeg',
        uploaded_by: null,
      } as const;
      const id = await database.transaction(async (client) => {
        await expectContents(client, contents, clock());
        return insertImage(client, { ...about, width: 1, height: 1, pages: null, contents }, clock());
      });
      return iriOf(filesPath, id);
    },
    async contract(values = {}) {
      const contractClientAddress = values.contractClientAddress ?? (await madeCustomer()).iri;
      const filled = {
        contractType: 'DELIVERY' as const,
        carModel: 'Golf',
        datum: '2026-11-24',
        bringdatum: values.datum ?? '2026-11-24',
        ...values,
        contractClientAddress,
      };
      return make(contract, {
        ...filled,
        pickupLocation: { ...place, ...values.pickupLocation },
        deliveryLocation: { ...place, plz: '89073', ort: 'Ulm', ...values.deliveryLocation },
      });
    },
  };
}
