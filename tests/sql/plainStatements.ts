import type { Asked } from '../../server/storage/askedFilter.ts';

/** Lists by one filter in one order, each with the plain statement that brings the same rows. */
export const plainStatements: readonly (readonly [path: string, filter: Asked, field: string, plain: string])[] = [
  [
    'contracts',
    { name: 'datum', operator: 'after', values: ['2026-11-20'] },
    'auftragsnummer',
    'select id from contracts where datum >= $1 order by auftragsnummer, id limit 100',
  ],
  [
    'contracts',
    { name: 'plz', values: ['8'] },
    'auftragsnummer',
    `select id from contracts where "pickupLocation"->>'plz' like $1 || '%' order by auftragsnummer, id limit 100`,
  ],
  [
    'contracts',
    { name: 'pickupTown', values: ['ÜNCH'] },
    'googleKm',
    `select id from contracts where "pickupLocation"->>'ort' ilike '%' || $1 || '%' order by "googleKm", id limit 100`,
  ],
  [
    'contracts',
    { name: 'flags', values: ['UB'] },
    'licensePlate',
    `select id from contracts where auftragbestaetigt = '0' and not "isStorniert" and $1 = 'UB' order by "licensePlate", id limit 100`,
  ],
  [
    'protocols',
    { name: 'driver', values: ['7'] },
    'closed',
    'select p.id from protocols p join contracts c on c.id = p.contract where c.driver = $1 order by closed, p.id limit 100',
  ],
  [
    'protocols',
    { name: 'contractClientAddress', values: ['277'] },
    'closed',
    'select p.id from protocols p join contracts c on c.id = p.contract where c."contractClientAddress" = $1 order by closed, p.id limit 100',
  ],
  [
    'protocols',
    { name: 'contractClientAddressExcluded', values: ['277'] },
    'id',
    'select p.id from protocols p join contracts c on c.id = p.contract where c."contractClientAddress" is distinct from $1 order by p.id limit 100',
  ],
  [
    'mail_logs',
    { name: 'subject', values: ['UFTRA'] },
    'createdAt',
    `select id from mail_logs where subject ilike '%' || $1 || '%' order by "createdAt", id limit 100`,
  ],
  [
    'contracts',
    { name: 'driver', values: ['7'] },
    'googleKm',
    'select id from contracts where driver = $1 order by "googleKm", id limit 100',
  ],
  [
    'contract_avis',
    { name: 'status', values: ['pending'] },
    'contract.datum',
    'select a.id from contract_avis a join contracts c on c.id = a.contract where a.status = $1 order by a."groupPickupDate", a.bundle, c.datum, a.id limit 100',
  ],
  [
    'contract_avis',
    { name: 'contractClientAddress', values: ['277'] },
    'contract.bringdatum',
    'select a.id from contract_avis a join contracts c on c.id = a.contract where c."contractClientAddress" = $1 order by c.bringdatum, a.id limit 100',
  ],
  [
    'contract_avis',
    { name: 'flexContract', values: ['true'] },
    'createdAt',
    'select a.id from contract_avis a join contracts c on c.id = a.contract where c."flexContract" = $1 order by a."createdAt", a.id limit 100',
  ],
  [
    'applications',
    { name: 'status', values: ['pending'] },
    'contract.datum',
    'select id from applications where status = $1 order by "firstPickupDate", "firstPickupTime" collate "C", bundle, contract, id limit 100',
  ],
];
