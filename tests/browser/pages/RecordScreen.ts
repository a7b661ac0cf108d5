import type { Locator, Page } from '@playwright/test';

/** A record being read and edited, generic or with a screen of its own. */
export class RecordScreen {
  readonly page: Page;
  readonly root: Locator;
  readonly changes: Locator;
  readonly draftNote: Locator;
  readonly faultNote: Locator;

  constructor(page: Page, root: Locator) {
    this.page = page;
    this.root = root;
    this.changes = root.getByRole('status').filter({ hasText: /Änderung/ });
    this.draftNote = root.getByText(/^Entwurf .* gefunden\./);
    this.faultNote = root.getByText('Bitte korrigieren Sie die Fehler im Formular');
  }

  /** A field by its path, whatever its label is. */
  at(path: string): Locator {
    return this.root.locator(`[data-field="${path}"]`);
  }

  field(path: string): Locator {
    return this.at(path).locator('input, textarea').first();
  }

  async fill(path: string, text: string) {
    await this.field(path).fill(text);
  }

  async save(button: string | RegExp = /^Speichern( Strg S)?$/) {
    await this.root.getByRole('button', { name: button }).click();
  }

  async restoreDraft() {
    await this.root.getByRole('button', { name: 'Wiederherstellen' }).click();
  }

  async showHistory() {
    await this.root.getByRole('button', { name: 'Historie' }).click();
  }

  async delete() {
    await this.root.getByRole('button', { name: 'Löschen' }).click();
  }
}
