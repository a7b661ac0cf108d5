import { useMemo } from 'react';
import { definitionOf } from '../../api/definitions.ts';
import { redPlateRide } from '../../domain/redPlate/redPlateRide.ts';
import type { ListHome } from '../kit/list/useListModel.ts';
import { usePanel } from '../panelContext.ts';
import { ResourceList } from '../resource/ResourceListPanel.tsx';

/** The book of red plates inside of the logbook: the list of its screen, which keeps the tab in its address. */
export function RedPlateBook({ tab }: { tab: string }) {
  const { url, replaceUrl } = usePanel();
  const home = useMemo<ListHome>(
    () => ({
      scope: url,
      address: url,
      replace: (address) => {
        const [path = '', search = ''] = address.split('?', 2);
        const query = new URLSearchParams(search);
        query.set('tab', tab);
        replaceUrl(`${path}?${query.toString()}`);
      },
    }),
    [url, replaceUrl, tab],
  );
  return <ResourceList resource={definitionOf({ path: redPlateRide.path })} home={home} />;
}
