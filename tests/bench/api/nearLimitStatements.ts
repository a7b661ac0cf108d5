/**
 * The statements of the near-limit server, written by hand: one for each request, the JSON made by PostgreSQL, with the
 * fields that Leitstand answers the same request with.
 */
const plain = (alias: string, names: string) =>
  names
    .trim()
    .split(/\s+/)
    .map((it) => `${alias}."${it}"`)
    .join(', ');
const address = (path: string, type: string, alias: string) =>
  `'/api/${path}/' || ${alias}.id as "@id", '${type}' as "@type"`;
const oneOf = (columns: string, from: string) => `(select row_to_json(it) from (select ${columns} from ${from}) it)`;
const allOf = (columns: string, from: string, order: string) =>
  `(select coalesce(json_agg(row_to_json(it)), '[]') from (select ${columns} from ${from} order by ${order}) it)`;

const person = (alias: string) => `nullif(concat_ws(' ', ${alias}.vorname, ${alias}.nachname), '')`;

const driver = (id: string) =>
  oneOf(
    `${address('drivers', 'Driver', 'd')}, coalesce(${person('d')}, d.firma) as name,
      ${plain('d', 'kuerzel vorname nachname firma telefon plz ort active appAccess dispositionssperre')}`,
    `drivers d where d.id = ${id}`,
  );
const user = (id: string) =>
  oneOf(`${address('users', 'User', 'u')}, ${plain('u', 'username name active')}`, `users u where u.id = ${id}`);
const leasingProtocol = (id: string) =>
  oneOf(
    `${address('leasing_protocols', 'LeasingProtocol', 'l')},
      ${plain('l', 'slug name extendedLicenseCheck restrictAccess customers')}`,
    `leasing_protocols l where l.id = ${id}`,
  );
const customer = (id: string) =>
  oneOf(
    `${address('customers', 'Customer', 'k')}, coalesce(k.firma, ${person('k')}) as anzeigename,
      ${plain('k', 'kundennr kuerzel firma vorname nachname ort aktiv createAvisContracts sendProtocolToContractContact')},
      ${leasingProtocol('k."defaultLeasingProtocol"')} as "defaultLeasingProtocol",
      ${allOf(
        `${address('customer_services', 'CustomerService', 's')}, s.id, s.version,
          '/api/services/' || s.service as service, s.conditions`,
        'customer_services s where s.customer = k.id',
        's.position, s.id',
      )} as "defaultServices"`,
    `customers k where k.id = ${id}`,
  );
const billingAddress = (id: string) =>
  oneOf(
    `${address('billing_addresses', 'BillingAddress', 'b')},
      concat_ws(', ', coalesce(nullif(concat_ws(' ', b.firma, b.firma2), ''), ${person('b')}), b.abteilung,
        nullif(concat_ws(' ', b.plz, b.ort), '')) as "searchLabel",
      ${plain('b', 'firma firma2 vorname nachname abteilung plz ort active')}`,
    `billing_addresses b where b.id = ${id}`,
  );
const storedAddress = (id: string) =>
  oneOf(
    `${address('addresses', 'Address', 'a')}, ${plain(
      'a',
      `firma vorname nachname suchname street hausnr plz city tel email ansprechparter1 anspr1telefon anspr1email
      startzeit endzeit stellplatz lat lng`,
    )}`,
    `addresses a where a.id = ${id}`,
  );
const protocol = (id: string) =>
  oneOf(
    `${address('protocols', 'Protocol', 'p')},
      case p."processState" when 'CLOSED' then 4 when 'UNPROCESSED' then 0 else 2 end as status,
      case p."processState" when 'CLOSED' then 'Abgeschlossen U4' else 'Nicht begonnen' end as "translatedUStatus",
      ${plain(
        'p',
        `orderNumber processState mailSend mailLocked allUploadsDone closed mileageOnSubmit mileageOnReceive
        differenceBetweenGoogleAndActualKm`,
      )}`,
    `protocols p where p.id = ${id}`,
  );
const ride = (id: string) =>
  oneOf(
    `${address('contracts', 'Contract', 'r')}, concat_ws(' ', r.manufacturer, r."carModel") as "carDetails",
      r.bringdatum as "deliveryDate", ${plain(
        'r',
        `auftragsnummer licensePlate datum bringdatum pickupTimeFrom pickupTimeTo deliveryTimeFrom deliveryTimeTo
        pickupLocation deliveryLocation isStorniert`,
      )},
      ${driver('r.driver')} as driver, ${protocol('r.protocol')} as protocol`,
    `contracts r where r.id = ${id}`,
  );
const several = (path: string, type: string, names: string, ids: string) =>
  allOf(
    `${address(path, type, 'x')}, ${plain('x', names)}`,
    `${path} x where x.id = any(${ids})`,
    `array_position(${ids}, x.id)`,
  );
const bundles = several('bundles', 'Bundle', 'bundle active openForApplications disposed', 'c.bundles');

const ofEach = `${address('contracts', 'Contract', 'c')}, ${plain('c', 'id version createdAt updatedAt')}`;
const listed = `${ofEach}, ${plain(
  'c',
  `auftragsnummer contractType isStorniert cancellationRequested stornierung abgeschlossen testContract flexContract
  vorholung neumerker auftragbestaetigt abcfahrt abafahrt vwstationsfahrt verzoegert leerfahrt hasAvis avisColor
  kostenstelle rechnungsnotiz gutschriftnotiz sperrenfuerrechnung sperrenfuergutschrift sperrenFuerAngebotsliste
  invoiceNumbers sortOrder pickupLocation deliveryLocation datum bringdatum pickupTimeFrom pickupTimeTo
  deliveryTimeFrom deliveryTimeTo manufacturer carModel licensePlate carFin alternativeLicensePlate googleKm
  googleFahrzeit differenceBetweenGoogleAndActualKm angebotsMailGesendet isFahrerMailGesendet`,
)},
  ${ride('c.anschlussvon')} as anschlussvon, ${ride('c."anschlussAuftrag"')} as "anschlussAuftrag",
  ${bundles} as bundles, ${driver('c.driver')} as driver, ${user('c.benutzer')} as benutzer,
  ${customer('c."contractClientAddress"')} as "contractClientAddress",
  ${billingAddress('c."billingClientAddress"')} as "billingClientAddress",
  ${storedAddress('c.leistungsadresse')} as leistungsadresse, ${protocol('c.protocol')} as protocol`;

const order = 'c.datum, c."sortOrder", c."pickupTimeFrom", c.id';
const meant = 'c.anschlussvon is null and not c."testContract" and c.datum >= $1';

/** A day, how many rows, and after how many. */
export const listStatement = `select json_build_object(
    'hydra:member', (select coalesce(json_agg(row_to_json(row)), '[]') from (
      select ${listed} from (
        select * from contracts c where ${meant} order by ${order} limit $2 offset $3) c order by ${order}) row),
    'hydra:totalItems', (select count(*) from (select from contracts c where ${meant} limit 10001) n))::text as body`;

const found = `${ofEach}, concat_ws(' ', c.manufacturer, c."carModel") as "carDetails", ${plain(
  'c',
  'auftragsnummer licensePlate carFin datum bringdatum pickupLocation deliveryLocation isStorniert',
)},
  ${customer('c."contractClientAddress"')} as "contractClientAddress", ${driver('c.driver')} as driver,
  ${protocol('c.protocol')} as protocol, ${ride('c."anschlussAuftrag"')} as "anschlussAuftrag"`;

/** What the folded text has to hold. */
export const searchStatement = `with hits as materialized (
    select c.id, c.datum, c."sortOrder", c."pickupTimeFrom" from contracts c where c.search_text like $1 limit 10001)
  select json_build_object(
    'hydra:member', (select coalesce(json_agg(row_to_json(row)), '[]') from (
      select ${found} from (select id from hits order by datum desc, "sortOrder" desc, "pickupTimeFrom" desc, id desc
        limit 25) hit join contracts c on c.id = hit.id
      order by c.datum desc, c."sortOrder" desc, c."pickupTimeFrom" desc, c.id desc) row),
    'hydra:totalItems', (select count(*) from hits))::text as body`;

const contacts = (list: string) =>
  allOf(
    plain('e', 'id version name phone email'),
    `contract_contacts e where e.contract = c.id and e.list = '${list}'`,
    'e.position, e.id',
  );
const whole = `${ofEach}, ${plain(
  'c',
  `auftragsnummer contractType isStorniert cancellationRequested stornierung abgeschlossen testContract noDamageControl
  createAvis flexContract vorholung neumerker auftragbestaetigt abcfahrt abafahrt vwstationsfahrt isImported
  isDeclinedByLeitstand verzoegert leerfahrt hasAvis avisBundle avisColor verzoegerteAbgabe
  sendProtocolToContractContact openApplications leasingVertragsnummer kostenstelle rechnungsnotiz gutschriftnotiz
  sperrenfuerrechnung sperrenfuergutschrift sperrenFuerAngebotsliste invoiceNumbers auftragswertIsSet
  gutschriftpreisIsSet billingDistance creditDistance costTotals infoBackend infoDriver infoShared flags sortOrder
  pickupLocation deliveryLocation pickupLocationIsSet deliveryLocationIsSet abholemail2 bringemail2 abholinfos
  bringinfos datum bringdatum pickupTimeFrom pickupTimeTo deliveryTimeFrom deliveryTimeTo manufacturer carModel
  licensePlate carFin tuev angemeldet alternativeLicensePlate infoTransferNumberPlate bereifung felge zusatzBereifung
  zusatzFelge waschen anzahlSchluessel anzahlTankkarten anzahlLadekabel customData sollkm istkm googleKm editGoogleKm
  googleFahrzeit totalGooglefahrtzeitwert totalGooglesollkm totalGooglefahrtzeit additionalDistance
  differenceBetweenGoogleAndActualKm totalIstkm totalDifferenceBetweenGoogleAndActualKm angebotsMailGesendet
  isFahrerMailGesendet createdByDepartment`,
)},
  c."auftragbestaetigt" <> '1' as unbestaetigt, cardinality(c.bundles) > 0 as "isPartOfBundle",
  c.datum as "pickupDate", c.bringdatum as "deliveryDate", c."deliveryTimeFrom" as "deliveryTime",
  concat_ws(' ', c.manufacturer, c."carModel") as "carDetails",
  c.auftragswert::text, c.gutschriftpreis::text,
  ${ride('c.anschlussvon')} as anschlussvon, ${ride('c."anschlussAuftrag"')} as "anschlussAuftrag",
  ${bundles} as bundles, ${driver('c.driver')} as driver, ${user('c.benutzer')} as benutzer,
  ${oneOf(
    `${address('customer_departments', 'CustomerDepartment', 'f')}, f.name, f.customer`,
    'customer_departments f where f.id = c."customerDepartment"',
  )} as "customerDepartment",
  ${customer('c."contractClientAddress"')} as "contractClientAddress",
  ${billingAddress('c."billingClientAddress"')} as "billingClientAddress",
  ${storedAddress('c.leistungsadresse')} as leistungsadresse, ${protocol('c.protocol')} as protocol,
  ${storedAddress('c."pickupAddress"')} as "pickupAddress",
  ${storedAddress('c."deliveryAddress"')} as "deliveryAddress",
  ${several('leasing_protocols', 'LeasingProtocol', 'slug name', 'c."leasingProtocols"')} as "leasingProtocols",
  ${several('customer_protocols', 'CustomerProtocol', 'pageCount', 'c."customerProtocols"')} as "customerProtocols",
  ${several('drivers', 'Driver', 'vorname nachname', 'c."appliedDrivers"')} as "appliedDrivers",
  ${contacts('pickupContacts')} as "pickupContacts", ${contacts('deliveryContacts')} as "deliveryContacts",
  ${allOf(
    plain('e', 'id version service contactPerson company phone street houseNumber zipCode city info'),
    '"serviceAddresses" e where e.contract = c.id',
    'e.position, e.id',
  )} as "serviceAddresses",
  ${several('services', 'Service', 'name needsAddress aktiv', 'c."zusatzleistungenArray"')} as "zusatzleistungenArray",
  ${several('accessories', 'Accessory', 'name sortierung aktiv', 'c."zubehoerArray"')} as "zubehoerArray",
  ${user('c."createdBy"')} as "createdBy"`;

/** The id of a contract. */
export const oneStatement = `select row_to_json(row)::text as body, row.version
  from (select ${whole} from contracts c where c.id = $1) row`;

/** What to write, the id, and the version that its writer knows. */
export const updateStatement = `update contracts c
  set "infoBackend" = $1, version = version + 1, "updatedAt" = now() where id = $2 and version = $3
  returning version, json_build_object('id', id, 'version', version, 'infoBackend', "infoBackend")::text as body`;
