import { useContext, useEffect, type RefObject } from 'react';
import { PanelHostContext } from '../../panelContext.ts';
import { pathnameOf, queryOf } from '../../panelAddress.ts';
import { leadToFieldOnceDrawn } from './leadToField.ts';

/**
 * An address may name a field, for example `/customers/7?field=debtorAccount`: whoever comes that way finds the
 * keyboard in it. Then the name leaves the address, so that the same way leads there again.
 */
export function useWantedField(root: RefObject<HTMLElement | null>, isThere: boolean): void {
  // A form in a dialog stands in no panel.
  const host = useContext(PanelHostContext);
  const field = host ? queryOf(host.url).get('field') : null;
  useEffect(() => {
    if (!host || field === null || !isThere) return undefined;
    return leadToFieldOnceDrawn(root, field, () => {
      const query = queryOf(host.url);
      query.delete('field');
      host.replaceUrl([pathnameOf(host.url), query.toString()].filter(Boolean).join('?'));
    });
  }, [host, field, isThere, root]);
}
