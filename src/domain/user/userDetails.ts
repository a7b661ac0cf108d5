import { roles } from '../choices/roles.ts';
import { alias } from '../define/derivedField.ts';
import { choices, date, flag, reference, references, secret, text } from '../define/field.ts';
import { contains, is, search } from '../define/filter.ts';
import { defineDetails } from '../define/details.ts';

const customerDepartmentName = text('Abteilung beim Kunden', { max: 120 });

export const userDetails = defineDetails({
  fields: {
    username: text('Nutzername', { required: true, unique: true, max: 120 }),
    plainPassword: secret('Passwort', { max: 200 }),
    name: text('Name', { max: 120 }),
    phone: text('Telefon', { pattern: 'phone', max: 60 }),
    email: text('E-Mail', { pattern: 'email', max: 200 }),
    active: flag('Aktiv', { default: true }),
    hide: flag('Ausblenden'),
    position: text('Position', { max: 120 }),
    department: text('Abteilung', { max: 120 }),
    roles: choices('Rollen der Mitarbeiter', roles.items, { writeArea: 'administration' }),
    userGroups: references('Rollen', 'user_groups'),
    driver: reference('Fahrer', 'drivers'),
    customer: reference('Kunde', 'customers'),
    customerDepartmentName,
    departmentName: alias(customerDepartmentName, 'customerDepartmentName'),
    isOwner: flag('Inhaber des Kundenkontos'),
    /** Whose account it was nobody knows from then on. */
    emptiedOn: date('Geleert am', { readOnly: true }),
  },
  search: ['username', 'name', 'email'],
  filters: {
    search: search(),
    username: contains('Nutzername', 'username'),
    customer: is('Kundenkonto', 'customer'),
    driver: is('Fahrer', 'driver'),
    active: is('Nur aktive anzeigen', 'active'),
    userGroups: is('Rolle', 'userGroups'),
  },
  list: {
    columns: ['username', 'email', 'active', 'driver', 'customer'],
    sorts: ['id', 'username', 'name', 'email', 'createdAt'],
    sort: 'username',
    filter: { active: 'true' },
  },
  form: [
    {
      title: 'Konto',
      rows: [
        ['username', 'plainPassword'],
        ['name', 'email', 'phone'],
        ['position', 'department'],
        ['active', 'hide'],
        ['roles', 'userGroups'],
        ['driver'],
      ],
    },
    { title: 'Kundendaten', rows: [['customer', 'customerDepartmentName'], ['isOwner']] },
  ],
});
