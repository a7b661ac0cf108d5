// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { resources } from '../domain/resources.ts';
import { loadScreen, registerScreens, screenOf } from './kit/screen/screens.ts';
import { extendResource } from './kit/screen/extendResource.ts';
import type { news } from '../domain/news/news.ts';
import { resourceScreens } from './screens.ts';

const named = Object.keys(resourceScreens);

test('each screen is registered for the resource that it extends', async () => {
  registerScreens(async () => resourceScreens);
  expect(named.length).toBeGreaterThan(10);
  for (const path of named) await loadScreen(path);
  expect(named.map((path) => screenOf(path)?.path)).toEqual(named);
});

test('a resource that wants nothing has no screen, and one registered for another is refused', async () => {
  const path = resources.map((it) => it.path).find((it) => !named.includes(it)) ?? '';
  await loadScreen(path);
  expect(screenOf(path)).toBeUndefined();
  registerScreens(async () => ({ services: async () => extendResource<typeof news>('news', {}) }));
  await expect(loadScreen('services')).rejects.toThrow('the screen of news is registered for services');
});

test('a list in which nobody can add rows says where they come from', async () => {
  const paths = ['logs', 'mail_logs', 'protocols'];
  for (const path of paths) await loadScreen(path);
  expect(paths.every((path) => screenOf(path)?.firstStep !== undefined)).toBe(true);
});
