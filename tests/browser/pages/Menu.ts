import type { Locator, Page } from '@playwright/test';

/** The menu at the left edge. */
export class Menu {
  readonly root: Locator;
  readonly entries: Locator;

  constructor(page: Page) {
    this.root = page.getByRole('navigation', { name: 'Menü' });
    this.entries = this.root.getByRole('link');
  }

  entry(caption: string): Locator {
    return this.root.getByRole('link', { name: new RegExp(`^${caption}( \\d+\\+? offen)?$`) });
  }

  /** Captions without their counters. */
  async captions(): Promise<string[]> {
    const texts = await this.entries.allInnerTexts();
    return texts.map((it) => it.split('\n')[0] ?? '');
  }

  group(caption: string): Locator {
    return this.root.getByRole('group', { name: caption, exact: true });
  }

  async fold(caption: string) {
    await this.group(caption).getByRole('button', { name: caption, exact: true }).click();
  }

  async star(caption: string) {
    await this.root
      .getByRole('button', { name: `${caption} zu den Favoriten` })
      .first()
      .click();
  }
}
