/** The texts of the grid library that people or their screen readers meet, in German. */
export const gridLocale: Readonly<Record<string, string>> = {
  ariaRowSelect: 'Leertaste zeigt den Datensatz, Eingabe öffnet ihn',
  ariaRowDeselect: 'Auswahl der Zeile aufheben',
  ariaSortableColumn: 'Eingabe sortiert',
  ariaSkeletonCellLoading: 'Zeile wird geladen',
  ariaSkeletonCellLoadingFailed: 'Zeile konnte nicht geladen werden',
  loadingOoo: 'Daten werden geladen',
  noRowsToShow: 'Keine Einträge gefunden',
  selectAll: 'Alle auswählen',
  sortAscending: 'Aufsteigend sortieren',
  sortDescending: 'Absteigend sortieren',
  sortUnSort: 'Sortierung aufheben',
};
