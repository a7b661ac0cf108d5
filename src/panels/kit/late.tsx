import { createElement, useState, type ComponentType, type ReactNode } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { lateCode, type LateCode } from '../../api/code/lateCode.ts';
import { fetchCode } from '../../api/code/missingCode.ts';
import { useLateCode } from '../../api/code/useLateCode.ts';
import { notify } from '../../ui/overlays/notify.ts';

type Late<P> = {
  readonly load: () => Promise<ComponentType<P>>;
  /** What it needs beside its code, by what it is given; nothing where that is here. */
  readonly needs?: (props: P) => Promise<unknown> | undefined;
  /** Closes what was to be opened, because its code did not come; a part of something leaves the rest as it is. */
  readonly giveUp?: (props: P) => void;
  /** Shown until the code is there; nothing unless told. */
  readonly waiting?: ReactNode | ((props: P) => ReactNode);
  /** Too much code to fetch before somebody needs it. */
  readonly isLarge?: boolean;
};

/**
 * A layer over the console, or a part of it, whose code comes when it is first needed. When it cannot come, the layer
 * closes and says why, the rest of the console stays, and the next opening asks again.
 */
export function late<P extends object>({
  load,
  needs,
  giveUp,
  waiting = null,
  isLarge = false,
}: Late<P>): ComponentType<P> {
  const code = lateCode(load, { isLarge });
  return function LateLayer(props: P) {
    const [own] = useState<LateCode<ComponentType<P>>>(() => ({
      known: () => (needs?.(props) === undefined ? code.known() : undefined),
      fetch: async () => (await Promise.all([code.fetch(), fetchCode(async () => needs?.(props))]))[0],
    }));
    const content = useLateCode(own, (error) => {
      notify.warning('Das lässt sich gerade nicht öffnen', { detail: messageOf(error) });
      giveUp?.(props);
    });
    if (content) return createElement(content, props);
    return typeof waiting === 'function' ? waiting(props) : waiting;
  };
}
