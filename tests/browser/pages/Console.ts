import type { Locator, Page } from '@playwright/test';
import { DispatchList } from './DispatchList.ts';
import { DriverDialog } from './DriverDialog.ts';
import { List } from './List.ts';
import { Menu } from './Menu.ts';
import { MergeDialog } from './MergeDialog.ts';
import { ContractEditor } from './ContractEditor.ts';
import { ContractList } from './ContractList.ts';
import { Palette } from './Palette.ts';
import { RecordScreen } from './RecordScreen.ts';

/** The signed-in console: what surrounds the panels, and the way to each of them. */
export class Console {
  readonly page: Page;
  readonly menu: Menu;
  readonly palette: Palette;
  readonly driverDialog: DriverDialog;
  readonly mergeDialog: MergeDialog;
  readonly topBar: Locator;
  readonly connectionBar: Locator;
  readonly messages: Locator;
  readonly tabs: Locator;
  readonly dialog: Locator;

  constructor(page: Page) {
    this.page = page;
    this.menu = new Menu(page);
    this.palette = new Palette(page);
    this.driverDialog = new DriverDialog(page);
    this.mergeDialog = new MergeDialog(page);
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

  get contracts(): ContractList {
    return new ContractList(this.page, this.panel('/contracts'));
  }

  contract(record: { readonly id: number }): ContractEditor {
    return new ContractEditor(this.page, this.panel(`/contracts/${record.id}`));
  }

  record(url: string): RecordScreen {
    return new RecordScreen(this.page, this.panel(url));
  }

  /** The tab of this name; a number means the contract, not the list that was searched for it. */
  tab(name: string | RegExp): Locator {
    const isNumber = typeof name === 'string' && /^\d+$/.test(name);
    return this.tabs.filter({ hasText: isNumber ? new RegExp(`(^|\\s)${name}(\\s|$)`) : name });
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

  dialogNamed(name: string): Locator {
    return this.page.getByRole('dialog', { name });
  }

  /** Goes to the panel with F6 and on to the control with Tab, or back to it with Shift+Tab. */
  async walkTo(panel: Locator, target: Locator) {
    await target.waitFor();
    for (
      let step = 0;
      step < 6 && !(await panel.evaluate((element) => element.contains(document.activeElement)));
      step += 1
    )
      await this.page.keyboard.press('F6');
    const isBehind = await target.evaluate(
      (element) => (document.activeElement?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING,
    );
    for (let step = 0; step < 150; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await this.page.keyboard.press(isBehind ? 'Shift+Tab' : 'Tab');
    }
    throw new Error('Tab never led there');
  }

  /** Which tabs lie together, group by group. */
  async arrangement(): Promise<string[][]> {
    const groups = await this.page.getByRole('main').getByRole('tablist').filter({ has: this.tabs }).all();
    return Promise.all(
      groups.map(async (group) =>
        (await group.getByRole('tab').allInnerTexts()).map((it) => it.replace(/\s+/g, ' ').trim()),
      ),
    );
  }

  /** Waits until a panel shows its content, or says that there is none, instead of an outline. */
  async isFilled(url: string) {
    const panel = this.panel(url);
    await panel.locator('[role=grid], [role=group], [role=status] button, [data-field], h2, h3').first().waitFor();
    for (const part of await panel.getByRole('status', { name: /geladen$/ }).all())
      await part.waitFor({ state: 'hidden' });
  }

  async closeTab() {
    await this.page.keyboard.press('Alt+w');
  }

  message(text: string | RegExp): Locator {
    return this.messages.getByRole('listitem').filter({ hasText: text });
  }

  async takeBack(text: string | RegExp) {
    await this.message(text)
      .getByRole('button', { name: /Rückgängig/ })
      .click();
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
