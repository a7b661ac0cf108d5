import type { Locator, Page } from '@playwright/test';
import { DispatchList } from './DispatchList.ts';
import { List } from './List.ts';
import { Menu } from './Menu.ts';
import { OrderEditor } from './OrderEditor.ts';
import { Palette } from './Palette.ts';
import { RecordScreen } from './RecordScreen.ts';

/** The signed-in console: what surrounds the panels, and the way to each of them. */
export class Console {
  readonly page: Page;
  readonly menu: Menu;
  readonly palette: Palette;
  readonly topBar: Locator;
  readonly connectionBar: Locator;
  readonly messages: Locator;
  readonly tabs: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.menu = new Menu(page);
    this.palette = new Palette(page);
    this.topBar = page.getByRole('banner');
    this.connectionBar = page.getByText(/Keine Verbindung seit/);
    this.messages = page.getByRole('region', { name: /^Meldungen/ });
    this.tabs = page.getByRole('main').getByRole('tab').filter({ visible: true });
    this.dialog = page.getByRole('dialog');
  }

  async isReady() {
    await this.menu.root.waitFor();
    await this.page.getByRole('contentinfo').getByText('Verbunden').waitFor();
  }

  async reload() {
    await this.page.reload();
    await this.isReady();
  }

  /** The panel of an address; its query may have changed since it was opened. */
  panel(url: string): Locator {
    return this.page.locator(`[data-panel-url="${url}"], [data-panel-url^="${url}?"]`);
  }

  list(url: string): List {
    return new List(this.page, this.panel(url));
  }

  get dispatch(): DispatchList {
    return new DispatchList(this.page, this.panel('/disposition'));
  }

  order(record: { readonly id: number }): OrderEditor {
    return new OrderEditor(this.page, this.panel(`/contracts/${record.id}`));
  }

  record(url: string): RecordScreen {
    return new RecordScreen(this.page, this.panel(url));
  }

  tab(name: string | RegExp): Locator {
    return this.tabs.filter({ hasText: name });
  }

  /** Follows an address as a link inside the console would. */
  async goTo(url: string) {
    await this.page.evaluate((href) => {
      const link = document.createElement('a');
      link.href = href;
      document.body.append(link);
      link.click();
      link.remove();
    }, url);
    await this.panel(url).waitFor();
  }

  message(text: string | RegExp): Locator {
    return this.messages.getByRole('listitem').filter({ hasText: text });
  }

  async takeBack(text: string | RegExp) {
    await this.message(text).getByRole('button', { name: /Rückgängig/ }).click();
  }

  /** The menu below the person's name. */
  async choose(entry: string) {
    await this.topBar.getByRole('button', { name: /Benutzermenü/ }).click();
    await this.page.getByRole('menuitem', { name: entry }).click();
  }

  /** The menu of the tab in front of the group that shows this panel. */
  async chooseForTab(tab: string | RegExp, entry: string) {
    await this.tab(tab).click({ button: 'right' });
    await this.page.getByRole('menu', { name: 'Tab' }).getByText(entry, { exact: true }).click();
  }

  async chooseLayout(entry: string) {
    await this.topBar.getByRole('button', { name: 'Anordnungen verwalten' }).click();
    await this.page.getByRole('menu').getByText(entry).click();
  }

  async saveLayoutAs(name: string) {
    await this.chooseLayout('Anordnung speichern …');
    await this.dialog.getByRole('textbox', { name: 'Name der Anordnung' }).fill(name);
    await this.dialog.getByRole('button', { name: /^Speichern/ }).click();
  }

  layout(name: string): Locator {
    return this.topBar.getByRole('button', { name: new RegExp(`^${name}`) });
  }
}
