import type { Locator, Page } from '@playwright/test';

/** The palette: contracts, screens and commands by a few letters. */
export class Palette {
  readonly page: Page;
  readonly root: Locator;
  readonly input: Locator;
  readonly hits: Locator;
  readonly chosen: Locator;

  constructor(page: Page) {
    this.page = page;
    this.root = page.getByRole('dialog', { name: 'Suchen und ausführen' });
    this.input = this.root.getByRole('combobox');
    this.hits = this.root.getByRole('option');
    this.chosen = this.root.locator('[role=option][data-selected=true]');
  }

  async open() {
    await this.page.keyboard.press('Control+k');
    await this.input.waitFor();
  }

  async type(text: string) {
    await this.input.fill(text);
  }

  hit(text: string | RegExp): Locator {
    return this.hits.filter({ hasText: text });
  }

  /** By keyboard: the hit that is meant is the chosen one and can be done before Enter takes it. */
  async enter(text: string) {
    await this.type(text);
    await this.chosen.filter({ hasText: text }).and(this.root.locator(':not([aria-disabled=true])')).waitFor();
    await this.page.keyboard.press('Enter');
  }

  /** What can be done with the chosen hit. */
  async showActions() {
    await this.input.press('Tab');
  }

  async run(text: string | RegExp) {
    await this.hit(text).first().click();
  }
}
