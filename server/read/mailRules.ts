import { sql } from 'drizzle-orm';
import type { mailRuleTypes } from '../../src/domain/customer/choices/mailRuleTypes.ts';
import type { KeyOf } from '../../src/domain/choices/choices.ts';
import type { Contract } from '../../src/domain/contract/contract.ts';
import type { PlacedRule } from '../../src/domain/customer/mailRules.ts';
import type { NamedRule } from '../../src/domain/customer/ruleEffects.ts';
import { idInIri } from '../../src/domain/define/iri.ts';
import { iriOf } from '../../src/domain/define/resource.ts';
import { rowsOf, type Queryable } from '../storage/sql.ts';

type Ride = Pick<
  Contract,
  'contractClientAddress' | 'pickupAddress' | 'deliveryAddress' | 'pickupLocation' | 'deliveryLocation'
>;
type Row = {
  customer: number | null;
  address: number | null;
  ruleCondition: PlacedRule['ruleCondition'];
  mailAddress: string;
  type: PlacedRule['type'];
  pdfType: PlacedRule['pdfType'];
  firma: string | null;
  plz: string | null;
  street: string | null;
  hausnr: string | null;
};

/** The rules of one occasion that may speak of some rides; `isAbout` says of which. */
export async function readMailRules(
  to: Queryable,
  occasion: KeyOf<typeof mailRuleTypes>,
  rides: readonly Ride[],
): Promise<PlacedRule[]> {
  const customers = numbersIn(rides.map((it) => it.contractClientAddress));
  const addresses = numbersIn(rides.flatMap((it) => [it.pickupAddress, it.deliveryAddress]));
  const postcodes = rides.flatMap((it) => [it.pickupLocation.plz, it.deliveryLocation.plz]).filter(Boolean);
  const rows = await rowsOf<Row>(
    to,
    sql`select r.customer, r.address, r."ruleCondition", r."mailAddress", r.type, r."pdfType", a.firma, a.plz, a.street, a.hausnr
        from address_mails r left join addresses a on a.id = r.address
        where r."ruleType" = ${occasion} and (r.customer is null or r.customer = any(${sql.param(customers)}::bigint[]))
          and (r.customer is not null or r.address is not null)
          and (r.address is null or r.address = any(${sql.param(addresses)}::bigint[]) or a.plz = any(${sql.param(postcodes)}::text[]))
        order by r.id`,
  );
  return rows.map(placed);
}

/** More rules of one customer nobody reads through. */
const maxRules = 200;

/** Every rule of the customer and of the addresses of a ride, whatever its occasion and whether it means this ride. */
export async function readNamedRules(to: Queryable, ride: Ride): Promise<NamedRule[]> {
  const [customer = null] = numbersIn([ride.contractClientAddress]);
  const addresses = numbersIn([ride.pickupAddress, ride.deliveryAddress]);
  const postcodes = [ride.pickupLocation.plz, ride.deliveryLocation.plz].filter(Boolean);
  const rows = await rowsOf<Row & Pick<NamedRule, 'id' | 'occasion'>>(
    to,
    sql`select r.id, r."ruleType" as occasion, r.customer, r.address, r."ruleCondition", r."mailAddress", r.type, r."pdfType",
          a.firma, a.plz, a.street, a.hausnr
        from address_mails r left join addresses a on a.id = r.address
        where r.customer = ${customer}
          or (r.customer is null and (r.address = any(${sql.param(addresses)}::bigint[]) or a.plz = any(${sql.param(postcodes)}::text[])))
        order by array_position(array['avis', 'disposition', 'U2', 'U3'], r."ruleType"), r.id limit ${maxRules}`,
  );
  return rows.map((row) => ({ ...placed(row), addressName: row.address === null ? null : row.firma }));
}

function placed<R extends Row>({ customer, address, firma, plz, street, hausnr, ...it }: R) {
  return {
    ...it,
    customer: customer === null ? null : iriOf('customers', customer),
    address: address === null ? null : iriOf('addresses', address),
    place: address === null ? null : { firma, plz, strasse: street, hausnr },
  };
}

function numbersIn(iris: readonly (string | null)[]): number[] {
  return [...new Set(iris.flatMap((it) => (it === null ? [] : Number(idInIri(it)))))];
}
