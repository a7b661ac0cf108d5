import type { LaunchOptions } from '@playwright/test';
import { installedChromium } from './chromium.ts';

const installed = installedChromium(process.env);
const asRoot = process.getuid?.() === 0;
/** Parts of the window around the page that nobody sees here; each new person would start a process for them. */
const unseen = ['WebUIOmniboxPopup', 'WebUIOmniboxAimPopup', 'SpareRendererForSitePerProcess'];

/**
 * How Chromium is started: an installed one when there is one, without its sandbox for root, without traffic of its
 * own, with scroll bars as people see them.
 */
export const launchOptions: LaunchOptions = {
  ...(installed && { executablePath: installed }),
  ignoreDefaultArgs: ['--hide-scrollbars'],
  args: [
    ...(asRoot ? ['--no-sandbox'] : []),
    '--disable-gpu',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--disable-features=${unseen.join(',')}`,
  ],
};
