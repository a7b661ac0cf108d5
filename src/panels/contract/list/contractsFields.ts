import type { PropertyOf } from '../../../api/records/lists.ts';
import { maySee } from '../../../domain/access/visible.ts';
import type { Role } from '../../../domain/access/roles.ts';
import type { contract } from '../../../domain/contract/contract.ts';
import { contractDetails } from '../../../domain/contract/contractDetails.ts';
import { fieldAt } from '../../../domain/define/resource.ts';
import { contractFields } from '../shared/contractFields.ts';

type Name = PropertyOf<typeof contract>;

/** Fields that have a column of their own only for those who ask for it, in the order they are offered. */
export const furtherFields = [
  'carFin',
  'customerDepartment',
  'kostenstelle',
  'leasingVertragsnummer',
  'contractType',
  'anschlussvon',
  'anschlussAuftrag',
  'bundles',
  'benutzer',
  'bereifung',
  'googleFahrzeit',
  'istkm',
  'billingDistance',
  'sperrenfuerrechnung',
  'sperrenfuergutschrift',
  'sperrenFuerAngebotsliste',
  'abgeschlossen',
  'openApplications',
  'stornierung',
  'auftragswert',
  'gutschriftpreis',
  'createdAt',
  'createdBy',
  'alternativeLicensePlate',
  'rechnungsnotiz',
  'gutschriftnotiz',
  'infoBackend',
  'infoDriver',
  'infoShared',
] as const satisfies readonly Name[];

/** Long texts travel only to those who have put their column on. */
const longTexts: ReadonlySet<string> = new Set(['infoBackend', 'infoDriver', 'infoShared'] satisfies Name[]);

/** What the list of contracts asks the server for: everything its reader may see of what it shows or offers. */
export function contractsFields(roles: readonly Role[], shown: readonly string[] = []): readonly Name[] {
  return [...new Set([...contractFields, ...furtherFields])].filter((name) => {
    const field = fieldAt(contractDetails, name);
    return field !== undefined && maySee(field, roles) && (!longTexts.has(name) || shown.includes(name));
  });
}

/** The columns with long texts that somebody has put on. */
export function longTextsOf(
  remembered: readonly { readonly id: string; readonly hidden: boolean }[] = [],
): readonly string[] {
  return remembered.filter((it) => !it.hidden && longTexts.has(it.id)).map((it) => it.id);
}
