import type { Locator, Page } from '@playwright/test';

/** The page before sign-in. */
export class Login {
  readonly page: Page;
  readonly form: Locator;
  readonly username: Locator;
  readonly password: Locator;
  readonly refusal: Locator;
  readonly capsLockHint: Locator;
  readonly expiredHint: Locator;
  readonly systemState: Locator;

  constructor(page: Page) {
    this.page = page;
    this.form = page.getByRole('form', { name: 'Anmeldung' });
    this.username = page.getByLabel('Benutzername');
    this.password = page.getByLabel('Passwort', { exact: true });
    this.refusal = page.getByRole('alert');
    this.capsLockHint = page.getByText('Feststelltaste ist an');
    this.expiredHint = page.getByText('Ihre Sitzung ist abgelaufen. Bitte melden Sie sich erneut an.');
    this.systemState = page.getByText('System bereit');
  }

  async open(url = '/') {
    await this.page.goto(url);
    await this.form.waitFor();
  }

  async fill(username: string, password: string) {
    await this.username.fill(username);
    await this.password.fill(password);
  }

  async submit() {
    await this.page.getByRole('button', { name: 'Anmelden' }).click();
  }

  async signIn(username: string, password: string) {
    await this.fill(username, password);
    await this.submit();
  }
}
