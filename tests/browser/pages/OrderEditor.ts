import type { Locator } from '@playwright/test';
import { RecordScreen } from './RecordScreen.ts';

/** The editor of one order. */
export class OrderEditor extends RecordScreen {
  get heading(): Locator {
    return this.root.getByRole('heading', { level: 2 }).first();
  }

  override async showHistory() {
    await this.root.getByRole('tab', { name: 'Historie' }).click();
  }
}
