import type { Locator, Page } from '@playwright/test';

/** A list in a panel: toolbar, rows and pager. */
export class List {
  readonly page: Page;
  readonly root: Locator;
  readonly toolbar: Locator;
  readonly searchBox: Locator;
  readonly rows: Locator;
  readonly range: Locator;
  readonly chips: Locator;

  constructor(page: Page, root: Locator) {
    this.page = page;
    this.root = root;
    this.toolbar = root.getByRole('toolbar', { name: /: Suche und Filter$/ });
    this.searchBox = root.getByRole('searchbox');
    this.rows = root.locator('[role=row][row-id^="/api/"]');
    this.range = root.getByRole('navigation', { name: 'Seiten' }).getByRole('status');
    this.chips = this.toolbar.getByRole('button', { name: /^Filter „.*“ entfernen$/ });
  }

  /** The row in which this text stands. */
  row(text: string | RegExp): Locator {
    return this.rows.filter({ hasText: text });
  }

  /** The row at this place from the top; the grid's elements stand in no order. */
  rowAt(place: number): Locator {
    return this.root.locator(`[role=row][row-index="${place}"]`);
  }

  async search(text: string) {
    await this.searchBox.fill(text);
  }

  async open(text: string | RegExp) {
    await this.row(text).dblclick();
  }

  async tick(text: string | RegExp) {
    await this.row(text).getByRole('checkbox').click();
  }

  async create() {
    await this.toolbar.getByRole('button', { name: /^Neue/ }).click();
  }

  /** Opens the editor of a filter that is not on yet. */
  async addFilter(label: string): Promise<Locator> {
    await this.toolbar.getByRole('button', { name: 'Filter hinzufügen' }).click();
    await this.page.getByRole('menu', { name: 'Filter hinzufügen' }).getByText(label, { exact: true }).click();
    return this.page.getByRole('dialog', { name: `Filter ${label}` });
  }

  async removeFilter(label: string) {
    await this.toolbar.getByRole('button', { name: `Filter „${label}“ entfernen` }).click();
  }

  chip(text: string | RegExp): Locator {
    return this.toolbar.getByRole('button', { name: text });
  }

  async sortBy(heading: string) {
    await this.root.getByRole('columnheader', { name: heading, exact: true }).click();
  }

  async rowsPerPage(count: number) {
    await this.root.getByRole('button', { name: /^Zeilen je Seite/ }).click();
    await this.page.getByRole('menuitemcheckbox', { name: String(count), exact: true }).click();
  }

  async nextPage() {
    await this.root.getByRole('button', { name: 'Nächste Seite' }).click();
  }

  async rowMenu(text: string | RegExp, entry: string) {
    await this.row(text).getByRole('gridcell').nth(1).click({ button: 'right' });
    await this.page.getByRole('menu', { name: 'Befehle der Zeile' }).getByText(entry, { exact: true }).click();
  }
}
