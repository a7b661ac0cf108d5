import type { ComponentType } from 'react';

/** The console with its list of rides; most arrangements begin with it, so it comes with its grid. */
export async function fetchConsole(): Promise<ComponentType> {
  const [{ default: Console }] = await Promise.all([
    import('./console.tsx'),
    import('./panels/contract/dispatch/DispatchPanel.tsx'),
    import('./domain/contract/contractDetails.ts'),
  ]);
  return Console;
}
