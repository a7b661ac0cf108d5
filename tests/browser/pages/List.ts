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
    await this.shows(new URLSearchParams({ text }).toString().replace('text=', '='));
  }

  /**
   * Waits until the rows are those of an address with this in it; rows of before may still be there and then move away
   * from under the pointer.
   */
  protected async shows(part: string) {
    await this.root.and(this.page.locator(`[data-panel-url*="${part}"]`)).waitFor();
    await this.root.locator('[aria-busy="true"]').first().waitFor({ state: 'hidden' });
  }

  async open(text: string | RegExp) {
    await this.row(text).dblclick();
  }

  /** Shift and a click on the number of a row: a browser window of its own. */
  async openInWindow(text: string | RegExp) {
    await this.row(text)
      .getByRole('link')
      .first()
      .click({ modifiers: ['Shift'] });
  }

  /** Makes a row the chosen one. */
  async choose(text: string | RegExp) {
    await this.row(text).getByRole('gridcell').nth(2).click();
  }

  /** By keyboard alone: from the search box down to the first row. */
  async walkIntoRows() {
    await this.searchBox.focus();
    for (let step = 0; step < 40 && !(await this.focusIsOnRow()); step += 1) {
      await this.page.keyboard.press('Tab');
      if (await this.focusIsOnHeader()) await this.page.keyboard.press('ArrowDown');
    }
    for (let step = 0; step < 3 && !(await this.focusIsOnRecord()); step += 1)
      await this.page.keyboard.press('ArrowDown');
  }

  private focusIsOnRow(): Promise<boolean> {
    return this.page.evaluate(() => document.activeElement?.closest('[role=row][row-index]') !== null);
  }

  private focusIsOnHeader(): Promise<boolean> {
    return this.page.evaluate(() => document.activeElement?.closest('[role=columnheader]') !== null);
  }

  private focusIsOnRecord(): Promise<boolean> {
    return this.page.evaluate(
      () => document.activeElement?.closest('[role=row]')?.getAttribute('row-id')?.startsWith('/api/') ?? false,
    );
  }

  /** One cell of a row, by the name of its column. */
  cell(text: string | RegExp, column: string): Locator {
    return this.row(text).locator(`[col-id="${column}"]`);
  }

  /** The editor that lies over a cell. */
  cellEditor(heading: string): Locator {
    return this.page.getByRole('group', { name: `${heading} ändern` });
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
    await this.page.getByRole('menuitemradio', { name: String(count), exact: true }).click();
  }

  async nextPage() {
    await this.root.getByRole('button', { name: 'Nächste Seite' }).click();
  }

  async rowMenu(text: string | RegExp, entry: string) {
    await this.row(text).getByRole('gridcell').nth(1).click({ button: 'right' });
    await this.page.getByRole('menu', { name: 'Befehle der Zeile' }).getByText(entry, { exact: true }).click();
  }
}
