import { useEffect } from 'react';
import { firstScreen } from '../../../api/code/firstScreen.ts';

/**
 * A bar of tools is one stop for Tab: the arrows walk it in the order of the eye, Pos1 and Ende lead to its ends. A
 * search box keeps a stop of its own. Its code comes after the first rows; where it does not come, Tab goes from tool
 * to tool.
 */
export function useToolbarWalk(bar: HTMLElement | null): void {
  useEffect(() => {
    if (!bar) return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    firstScreen
      .then(() => import('./toolbarWalk.ts'))
      .then(
        ({ walkable }) => {
          if (!isLeft) stop = walkable(bar);
        },
        () => undefined,
      );
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [bar]);
}
