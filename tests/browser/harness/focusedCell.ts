import type { Page } from '@playwright/test';

/** The focused cell as `row column`, so that a story can say where it stands. */
export const focusedCell = (page: Page) =>
  page.evaluate(() => {
    const cell = document.activeElement;
    return `${cell?.closest('[row-id]')?.getAttribute('row-id') ?? ''} ${cell?.getAttribute('col-id') ?? ''}`;
  });
