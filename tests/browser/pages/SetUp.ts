import type { Page } from '@playwright/test';

/** The page on which an empty system gets its first administrator. */
export class SetUp {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async fill(values: { code: string; name: string; username: string; email: string; password: string }) {
    await this.page.getByLabel('Einmalcode').fill(values.code);
    await this.page.getByLabel('Name', { exact: true }).fill(values.name);
    await this.page.getByLabel('Benutzername').fill(values.username);
    await this.page.getByLabel('E-Mail').fill(values.email);
    await this.page.getByLabel('Passwort', { exact: true }).fill(values.password);
    await this.page.getByRole('button', { name: 'Anlegen und anmelden' }).click();
  }

  fault(text: string | RegExp) {
    return this.page.getByText(text);
  }
}
