import type { Page } from '@playwright/test';
import axe, { type RunOptions } from 'axe-core';

type Look = {
  /** Only this part of the page, where the rest was looked at before. */
  readonly within?: string;
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
 * too little contrast.
 */
export async function faultsOf(page: Page, { within, coloursOnly = false }: Look = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(
    async ({ scope, options }) => {
      const { axe: here } = window as unknown as { axe: typeof axe };
      await Promise.allSettled(
        document
          .getAnimations()
          .filter((it) => it.effect?.getComputedTiming().endTime !== Infinity)
          .map((it) => it.finished),
      );
      const { violations } = await here.run(scope ?? document, options);
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${node.failureSummary ?? ''}`),
      );
    },
    { scope: within, options: coloursOnly ? colours : everything },
  );
}
