import type { Locator, Page } from '@playwright/test';

/** Two people changed the same field: mine and theirs side by side. */
export class MergeDialog {
  readonly root: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: /wurde inzwischen geändert$/ });
  }

  row(field: string): Locator {
    return this.root
      .getByRole('row')
      .filter({ has: this.root.page().getByRole('rowheader', { name: new RegExp(`^${field}`) }) });
  }

  async takeMine(field: string) {
    await this.row(field).getByRole('radio', { name: 'Ihre Eingabe' }).check();
  }

  async takeTheirs(field: string) {
    await this.row(field).getByRole('radio', { name: 'Stand auf dem Server' }).check();
  }

  async save() {
    await this.root.getByRole('button', { name: /^Zusammengeführt speichern/ }).click();
  }
}
