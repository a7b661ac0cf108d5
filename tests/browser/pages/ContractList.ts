import type { Locator } from '@playwright/test';
import { List } from './List.ts';

/** A list of contracts: what can be done with a row and with the ticked ones. */
export class ContractList extends List {
  /** Shows only the contracts of one customer. */
  async ofCustomer(code: string) {
    const editor = await this.addFilter('Auftraggeber');
    await editor.getByRole('combobox').fill(code);
    await this.page.getByRole('option', { name: new RegExp(code) }).click();
    await this.shows('contractClientAddress');
    await this.page.keyboard.press('Escape');
  }

  /** One of the quick actions that show when the pointer is over a row. */
  async act(row: string, action: string | RegExp) {
    await this.row(row).hover();
    await this.row(row).getByRole('button', { name: action }).click();
  }

  /** The bar of what can be done with the ticked rows. */
  get selection(): Locator {
    return this.root.getByRole('toolbar', { name: /ausgewählt$/ });
  }

  /** A command for the ticked rows that stands behind the three dots. */
  async withSelection(entry: string) {
    await this.selection.getByRole('button', { name: 'Weitere Befehle für die Auswahl' }).click();
    await this.page
      .getByRole('menu', { name: 'Weitere Befehle für die Auswahl' })
      .getByText(entry, { exact: true })
      .click();
  }

  /** The switch of a flag in the toolbar. */
  flag(key: string): Locator {
    return this.toolbar.getByRole('button', { name: new RegExp(`^Nur ${key}:`) });
  }
}
