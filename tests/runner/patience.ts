import { expect } from 'vitest';
import { patienceMs } from './patienceMs.ts';

// Elements that have to appear are waited for as long as everything else; only what draws reads the library for it.
if (expect.getState().testPath?.endsWith('.tsx')) {
  const { configure } = await import('@testing-library/react');
  configure({ asyncUtilTimeout: patienceMs });
}
