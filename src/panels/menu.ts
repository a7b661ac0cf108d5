import type { Area } from '../domain/access/matrix.ts';
import type { MenuCounterKey } from '../domain/menu/menuCounters.ts';
import type { IconName } from '../ui/display/iconName.ts';

export type MenuItem = {
  readonly url: string;
  readonly caption: string;
  readonly icon: IconName;
  readonly area: Area | 'staff';
  readonly counter?: MenuCounterKey;
};
export type MenuGroup = { readonly id: string; readonly caption: string; readonly items: readonly MenuItem[] };

const item = (url: string, caption: string, look: Omit<MenuItem, 'url' | 'caption'>): MenuItem => ({
  url,
  caption,
  ...look,
});

/** The menu of the specification; Favoriten are added by each user. */
export const menu: readonly MenuGroup[] = [
  {
    id: 'accounts',
    caption: 'Accountverwaltung',
    items: [
      item('/customers', 'Kunden', { icon: 'building-2', area: 'customers' }),
      item('/customer_departments', 'Filialen', { icon: 'building', area: 'customers' }),
      item('/addresses', 'Adressen', { icon: 'map-pin', area: 'customers' }),
      item('/billing_addresses', 'Rechnungsadressen', { icon: 'receipt-text', area: 'customers' }),
      item('/customer_protocols', 'Kundenprotokolle', { icon: 'clipboard-list', area: 'customers' }),
      item('/users', 'Nutzer-Konten', { icon: 'contact', area: 'customers' }),
      item('/price_groups', 'Preisgruppen', { icon: 'tags', area: 'prices' }),
    ],
  },
  {
    id: 'disposition',
    caption: 'Disposition',
    items: [
      item('/contracts', 'Aufträge', { icon: 'files', area: 'contracts' }),
      item('/disposition', 'Auftragsliste', { icon: 'list-ordered', area: 'disposition' }),
      item('/driver_day', 'Fahrertag', { icon: 'chart-gantt', area: 'disposition' }),
      item('/contract_avis', 'Avisierung', { icon: 'calendar-clock', area: 'avis' }),
      item('/protocols', 'Protokollversand', { icon: 'send', area: 'protocols', counter: 'protocols' }),
      item('/mails', 'Vorversand', { icon: 'mail-check', area: 'mails', counter: 'mails' }),
      item('/bundles', 'Fahrtpakete', { icon: 'package', area: 'disposition' }),
      item('/applications', 'Bewerbungen', { icon: 'hand', area: 'disposition', counter: 'applications' }),
      item('/drivers', 'Fahrer', { icon: 'users', area: 'disposition' }),
      item('/new_drivers', 'Neue Fahrer', { icon: 'user-plus', area: 'applicants', counter: 'new_drivers' }),
      item('/disposition_locks', 'Sperrtage', { icon: 'calendar-x', area: 'disposition' }),
    ],
  },
  {
    id: 'import',
    caption: 'Import',
    items: [
      item('/intake', 'Auftrag aus PDF/Mail', { icon: 'file-input', area: 'contracts' }),
      item('/import', 'Importieren', { icon: 'upload', area: 'imports' }),
      item('/athlon_import', 'Athlon Import', { icon: 'file-input', area: 'imports', counter: 'athlon_import' }),
      item('/atr_import', 'Atr Import', { icon: 'file-input', area: 'imports', counter: 'atr_import' }),
      item('/vw_imports', 'VW Importe', { icon: 'file-spreadsheet', area: 'imports' }),
    ],
  },
  {
    id: 'accounting',
    caption: 'Buchhaltung',
    items: [
      item('/billing_contracts', 'HS Rechnung erstellen', {
        icon: 'file-plus',
        area: 'billing',
        counter: 'billing_contracts',
      }),
      item('/credit_contracts', 'HS Gutschrift erstellen', {
        icon: 'file-minus',
        area: 'billing',
        counter: 'credit_contracts',
      }),
      item('/invoices', 'Rechnungen', { icon: 'receipt-euro', area: 'billing' }),
      item('/billings', 'LF Rechnungen', { icon: 'receipt', area: 'billing' }),
      item('/datev', 'Export für die Steuerberatung', { icon: 'file-spreadsheet', area: 'billing' }),
      item('/margins', 'Deckungsbeitrag', { icon: 'chart-column', area: 'billing' }),
      item('/journal', 'Auslagen Mitarbeiter', { icon: 'wallet', area: 'reports' }),
      item('/statistics', 'Statistik', { icon: 'chart-column', area: 'reports' }),
    ],
  },
  {
    id: 'settings',
    caption: 'Einstellungen',
    items: [
      item('/logbook', 'Fahrtenbuch', { icon: 'book-open', area: 'settings' }),
      item('/services', 'Leistungen', { icon: 'wrench', area: 'settings' }),
      item('/accessories', 'Zubehör', { icon: 'puzzle', area: 'settings' }),
      item('/categories', 'Kategorien', { icon: 'folder', area: 'settings' }),
      item('/job_categories', 'Fahrergruppen', { icon: 'briefcase', area: 'settings' }),
      item('/price_types', 'Preisarten', { icon: 'percent', area: 'prices' }),
      item('/pricings', 'Kundenpreise', { icon: 'tags', area: 'prices' }),
      item('/protocolImages', 'Protokollbilder', { icon: 'image', area: 'settings' }),
      item('/protocol_complaint_types', 'Beanstandungsarten', { icon: 'triangle-alert', area: 'settings' }),
      item('/leasing_protocols', 'Leasingprotokolle', { icon: 'clipboard-check', area: 'settings' }),
      item('/bodyparts', 'Bauteile', { icon: 'car', area: 'settings' }),
      item('/damage_tool', 'Schäden', { icon: 'target', area: 'settings' }),
      item('/customer_contract_templates', 'Auftragsvorlagen', { icon: 'copy', area: 'contracts' }),
      item('/emails', 'Mailvorlagen', { icon: 'mail', area: 'settings' }),
      item('/mail_logs', 'Mail Log', { icon: 'mail-open', area: 'contracts' }),
      item('/news', 'News', { icon: 'megaphone', area: 'settings' }),
      item('/sent_news', 'Veröffentlichte News', { icon: 'newspaper', area: 'own' }),
      item('/companies', 'Firma', { icon: 'building-2', area: 'company' }),
      item('/retention_periods', 'Aufbewahrung', { icon: 'hourglass', area: 'company' }),
      item('/retention_holds', 'Löschsperren', { icon: 'lock', area: 'company' }),
      item('/retention_runs', 'Löschberichte', { icon: 'clipboard-list', area: 'company' }),
      item('/user_groups', 'Rollen', { icon: 'shield', area: 'settings' }),
      item('/roles', 'Mitarbeiterrollen', { icon: 'key-round', area: 'settings' }),
      item('/api_keys', 'Zugangsschlüssel', { icon: 'lock', area: 'administration' }),
      item('/app_events', 'App-Ereignisse', { icon: 'radio', area: 'settings' }),
      item('/jobs', 'Hintergrundaufgaben', { icon: 'hourglass', area: 'administration' }),
      item('/logs', 'Logs', { icon: 'scroll-text', area: 'settings' }),
      item('/log_archives', 'Log-Archiv', { icon: 'archive', area: 'settings' }),
    ],
  },
];
