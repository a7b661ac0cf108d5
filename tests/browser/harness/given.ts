import { storedRole, type Role } from '../../../src/domain/access/roles.ts';
import { companyZone, todayIn } from '../../../src/domain/time/zone.ts';
import { addDays } from '../../../src/domain/time/calendarDay.ts';
import type { Client, Json } from '../../harness/client.ts';

type Values = Readonly<Record<string, unknown>>;
/** Who is new has not chosen a password of his own yet. */
type Wishes = { readonly roles?: readonly Role[]; readonly name?: string; readonly isNew?: boolean };
const firstPassword = 'vom Admin gesetzt';
export type Person = {
  readonly username: string;
  readonly password: string;
  readonly name: string;
  readonly id: number;
};

/**
 * Makes what a story begins with through the API, as an administrator would; each call says only what matters to the
 * story.
 */
export type Given = {
  record(path: string, values: Values): Promise<Json>;
  person(wishes?: Wishes): Promise<Person>;
  customer(values?: Values): Promise<Json>;
  driver(values?: Values): Promise<Json>;
  contract(values?: Values): Promise<Json>;
  /** The avis of these contracts as a group. */
  grouped(contracts: readonly Json[]): Promise<Json>;
  /** How a record stands on the server now. */
  stored(record: Json): Promise<Json>;
  /** What somebody else changes meanwhile. */
  changed(record: Json, values: Values): Promise<Json>;
  /** What somebody else deletes meanwhile. */
  removed(record: Json): Promise<void>;
  /** The avis of a contract. */
  avisOf(contract: Json): Promise<Json>;
};

/** The present day where the company is, or a day counted from it. */
export function day(fromToday = 0): string {
  return addDays(todayIn(companyZone, new Date()), fromToday);
}

/** Letters that no word around them has (Kunde, GmbH, Fahrer), so that a name never means all others as well. */
const alphabet = 'CIJLOPQSTVWXYZ';

/** Three letters or more that no other record of this run has, none of which begins another. */
function letters(count: number): string {
  const last = alphabet[count % alphabet.length] ?? '';
  return count < alphabet.length ? last : letters(Math.floor(count / alphabet.length)) + last;
}

/** What everybody does at the first sign-in; answers the password chosen. */
async function chooseOwn(
  anyone: Client,
  { username, password }: Pick<Person, 'username' | 'password'>,
): Promise<string> {
  const newPassword = 'ein langes Kennwort';
  const { body } = await anyone.post('/authentication_token', { username, password });
  const { status } = await anyone.post(
    '/api/users/me/password',
    { newPassword },
    { headers: { authorization: `Bearer ${body.token}` } },
  );
  if (status !== 204) throw new Error(`${username} could not choose a password`);
  return newPassword;
}

/** The creators of one system; `counter` goes on for its whole life, so that names never meet. */
export function givenBy(admin: Client, counter: { next: number }): Given {
  const place = { firma: 'Autohaus Beispiel', strasse: 'Hauptstraße', hausnr: '1', plz: '50667', ort: 'Köln' };
  const name = () => letters(alphabet.length ** 2 + (counter.next += 1));

  const record = async (path: string, values: Values): Promise<Json> => {
    const { status, body } = await admin.post(`/api/${path}`, values);
    if (status !== 201) throw new Error(`${path} refused: ${JSON.stringify(body)}`);
    return body;
  };
  const customer = (values: Values = {}) => {
    const own = name();
    return record('customers', { firma: `Kunde ${own} GmbH`, kuerzel: `KD${own}`, ...values });
  };

  return {
    record,
    customer,
    driver: (values = {}) => {
      const own = name();
      return record('drivers', {
        vorname: 'Karla',
        nachname: `Fahrer${own}`,
        kuerzel: `FA${own}`,
        active: true,
        approved: true,
        klassen: ['B'],
        ...values,
      });
    },
    async person({ roles = ['dispo'], name: shown, isNew = false }: Wishes = {}) {
      const username = `nutzer.${name().toLowerCase()}`;
      const { id } = await record('users', {
        username,
        name: shown ?? `Nutzer ${username}`,
        active: true,
        roles: roles.map((it) => storedRole(it)),
        plainPassword: firstPassword,
      });
      const person = { username, password: firstPassword, name: shown ?? `Nutzer ${username}`, id };
      return isNew ? person : { ...person, password: await chooseOwn(admin, person) };
    },
    async contract(values = {}) {
      const contractClientAddress = values.contractClientAddress ?? (await customer())['@id'];
      const own = name();
      const usual = {
        contractType: 'DELIVERY',
        manufacturer: 'Volkswagen',
        carModel: 'Golf',
        licensePlate: `WOB-${own.slice(0, 2)} ${1000 + counter.next}`,
        datum: day(),
        bringdatum: day(),
      };
      const pickupLocation = { ...place, ...(values.pickupLocation as object) };
      const deliveryLocation = {
        ...place,
        firma: 'Zielhaus',
        plz: '89073',
        ort: 'Ulm',
        ...(values.deliveryLocation as object),
      };
      return record('contracts', { ...usual, ...values, contractClientAddress, pickupLocation, deliveryLocation });
    },
    async grouped(contracts) {
      const filter = contracts.map(({ id }) => `contract[]=${String(id)}`).join('&');
      const { body } = await admin.get(`/api/contract_avis?${filter}&status[]=pending`);
      const avis = body['hydra:member'].map(({ id }: Json) => id);
      const made = await admin.post('/api/contract_avis/create_bundle', { avis });
      if (made.status !== 200) throw new Error(`no group: ${JSON.stringify(made.body)}`);
      return made.body;
    },
    async stored(it) {
      return (await admin.get(it['@id'])).body;
    },
    async changed(it, values) {
      const { status, body } = await admin.patch(it['@id'], values);
      if (status !== 200) throw new Error(`change refused: ${JSON.stringify(body)}`);
      return body;
    },
    async removed(it) {
      const { status } = await admin.delete(it['@id']);
      if (status !== 204) throw new Error(`${it['@id']} could not be deleted: ${String(status)}`);
    },
    avisOf: async ({ id }) => (await admin.get(`/api/contract_avis?contract=${String(id)}`)).body['hydra:member'][0],
  };
}
