import { company } from '../../domain/company/company.ts';
import { defineCommand, one, type Command } from '../command.ts';

/** What holds from another day begins with what holds now; the version of before stays for the papers of its days. */
export const newCompanyVersion: Command = defineCommand({
  id: 'company.newVersion',
  title: 'Ab einem anderen Tag ändern',
  group: 'Firma',
  icon: 'copy',
  places: ['companies.row', 'companies.toolbar'],
  on: one(company),
  area: 'company',
  needsWrite: true,
  run: ([it], tools) => it && tools.open(`/companies/create?copy=${encodeURIComponent(it['@id'])}`, 'tab'),
});
