import type { Locator } from '@playwright/test';
import { formatDay } from '../../../src/domain/time/formatDay.ts';
import { List } from './List.ts';

/** The Auftragsliste: orders under the headings of their days. */
export class DispatchList extends List {
  get firstDay(): Locator {
    return this.toolbar.getByRole('textbox', { name: 'Ab Tag' });
  }

  heading(day: string): Locator {
    return this.root.getByRole('button', { name: new RegExp(`^${formatDay(day)}`) });
  }

  async nextDay() {
    await this.toolbar.getByRole('button', { name: 'Nächster Tag' }).click();
  }

  async today() {
    await this.toolbar.getByRole('button', { name: 'Heute' }).click();
  }

  /** Shows only the orders of one customer. */
  async ofCustomer(code: string) {
    const editor = await this.addFilter('Auftraggeber');
    await editor.getByRole('combobox').fill(code);
    await this.page.getByRole('option', { name: new RegExp(code) }).click();
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
}
