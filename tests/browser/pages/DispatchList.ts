import type { Locator } from '@playwright/test';
import { formatDay } from '../../../src/domain/time/formatDay.ts';
import { ContractList } from './ContractList.ts';

/** The Auftragsliste: contracts under the headings of their days. */
export class DispatchList extends ContractList {
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
}
