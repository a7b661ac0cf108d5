import { expect, test } from 'vitest';
import { noteChange, onRecordChanges } from './recordChanges.ts';

test('all that changes in one moment is told at once, and nobody hears more after leaving', async () => {
  const heard: string[][] = [];
  const stop = onRecordChanges((changed) => heard.push([...changed]));
  noteChange('/api/contracts/1');
  noteChange('/api/drivers/2');
  noteChange('/api/contracts/1');
  await Promise.resolve();
  noteChange('/api/contracts/3');
  await Promise.resolve();
  stop();
  noteChange('/api/contracts/4');
  await Promise.resolve();
  expect(heard).toEqual([['/api/contracts/1', '/api/drivers/2'], ['/api/contracts/3']]);
});
