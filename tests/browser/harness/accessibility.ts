import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';
import { isThorough } from '../../runner/thoroughly.ts';

type Look = {
  /** Only this part of the page, where the rest was looked at before. */
  readonly within?: string;
  /** Also the console around what the story is about; the long form always looks at it. */
  readonly wholePage?: boolean;
  /** Only what colours can do wrong: the second look changes nothing else. */
  readonly coloursOnly?: boolean;
};

/** What passes is not described: that is a third of axe's time. */
const faultsOnly: RunOptions = { resultTypes: ['violations'], preload: false };
const colours: RunOptions = { ...faultsOnly, runOnly: { type: 'rule', values: ['color-contrast'] } };
/**
 * `region` is left out where layers float beside the landmarks by design; the size of targets (WCAG 2.2) is asked for
 * by name, axe leaves it out by itself.
 */
const everything: RunOptions = {
  ...faultsOnly,
  rules: { region: { enabled: false }, 'target-size': { enabled: true } },
};

/**
 * What axe has against the page as it stands, each fault with what would mend it; what is still fading in would have
 * too little contrast. Unless told it looks at the topmost dialog, else at the panel of the address: every element
 * counts, and the lists beside it have a story of their own.
 */
export async function faultsOf(
  page: Page,
  { within, wholePage = isThorough, coloursOnly = false }: Look = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ selector, isWhole, options }) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      await Promise.allSettled(
        document
          .getAnimations()
          .filter((it) => it.effect?.getComputedTiming().endTime !== Infinity)
          .map((it) => it.finished),
      );
      const topmost = () =>
        [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1) ??
        [...document.querySelectorAll<HTMLElement>('[data-panel-url]')].find(
          (it) => it.dataset.panelUrl?.split('?')[0] === location.pathname,
        );
      const scope = selector ?? (isWhole ? undefined : topmost()) ?? document;
      const { violations } = await here.run(scope, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
      );
    },
    { selector: within, isWhole: wholePage, options: coloursOnly ? colours : everything },
  );
}
