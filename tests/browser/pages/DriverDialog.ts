import type { Locator, Page } from '@playwright/test';

/** "Fahrer wechseln": the candidates left, what speaks against them and what follows right. */
export class DriverDialog {
  readonly root: Locator;
  readonly search: Locator;
  readonly candidates: Locator;
  readonly findings: Locator;
  /** Why the driver is sent in spite of warnings. */
  readonly reason: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('dialog', { name: 'Fahrer wechseln' });
    this.search = this.root.getByRole('combobox', { name: 'Fahrer suchen' });
    this.candidates = this.root.getByRole('option');
    this.reason = this.root.getByRole('textbox', { name: 'Begründung trotz Warnung' });
    this.findings = this.root.getByRole('list', { name: 'Prüfung' }).getByRole('listitem');
  }

  async pick(code: string) {
    await this.search.fill(code);
    await this.candidates.filter({ hasText: code }).click();
  }

  /** Says why, in spite of the warnings. */
  async because(reason: string) {
    await this.reason.fill(reason);
  }

  async without(option: string) {
    await this.root.getByRole('checkbox', { name: new RegExp(`^${option}`) }).uncheck();
  }

  async confirm(label: string | RegExp) {
    await this.root.getByRole('button', { name: label }).last().click();
  }
}
