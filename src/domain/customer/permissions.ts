import { customerPermissions } from './choices/customerPermissions.ts';
import { labelOf } from '../choices/choices.ts';
import { flag } from '../define/field.ts';

const permission = (key: string) => flag(labelOf(customerPermissions, key));

/** What a customer's own users may do in the customer portal. */
export const permissions = {
  auftragsliste: permission('auftragsliste'),
  auftragseingabe: permission('auftragseingabe'),
  auftragmitanschlussfahrt: permission('auftragmitanschlussfahrt'),
  zusatzpreislisteerlaubt: permission('zusatzpreislisteerlaubt'),
  nureigeneadressen: permission('nureigeneadressen'),
  benoetigtauftragsfreigabe: permission('benoetigtauftragsfreigabe'),
  emailsanadressenbeibestaetigung: permission('emailsanadressenbeibestaetigung'),
  emailsanadressenansprechpartnerbeibestaetigung: permission('emailsanadressenansprechpartnerbeibestaetigung'),
  leistungsadresseerlaubt: permission('leistungsadresseerlaubt'),
  kostenstelleerlaubt: permission('kostenstelleerlaubt'),
  lvnummererlaubt: permission('lvnummererlaubt'),
  lvprotokollerlaubt: permission('lvprotokollerlaubt'),
  filialenerlaubt: permission('filialenerlaubt'),
};
