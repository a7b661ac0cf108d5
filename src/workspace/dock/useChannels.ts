import { pathOfIri } from '../../domain/define/iri.ts';
import type { DockviewApi } from 'dockview-react';
import { useEffect } from 'react';
import { store } from '../../api/records/entities.ts';
import {
  channelNumbers,
  channelSelectionAtom,
  forgetPanel,
  recordIriOf,
  sameScreenOf,
  type ChannelNumber,
} from '../../commands/selection.ts';
import { shellWindows } from '../shellWindows.ts';
import { useNavigateHere } from './navigation.ts';
import { panelFaceAtom } from './panelFaces.ts';
import { forgetTrail, setPanelUrl } from './panelLinks.ts';
import { paramsOf, urlOf } from './panelParams.ts';

/** Panels on a channel follow what is selected on it, in this window and the others; pinned and unsaved ones stay. */
export function useChannels(api: DockviewApi): void {
  const navigateHere = useNavigateHere();
  useEffect(() => {
    const showChosen = (channel: ChannelNumber, iri: string) => {
      const path = pathOfIri(iri);
      for (const panel of api.panels) {
        const { url, channel: joined, isPinned } = paramsOf(panel);
        const own = recordIriOf(url);
        if (joined !== channel || isPinned || own === null || own === iri || pathOfIri(own) !== path) continue;
        if (store.get(panelFaceAtom(panel.id)).isDirty) continue;
        const next = sameScreenOf(url, iri);
        setPanelUrl(panel, next);
        if (api.activePanel?.id === panel.id) navigateHere(next);
      }
    };
    let heard: string | null = null;
    const stops = channelNumbers.map((channel) =>
      store.sub(channelSelectionAtom(channel), () => {
        const iri = store.get(channelSelectionAtom(channel));
        if (iri === null) return;
        showChosen(channel, iri);
        if (heard !== `${channel}${iri}`) shellWindows.tell({ kind: 'channel', channel, iri });
        heard = null;
      }),
    );
    stops.push(
      shellWindows.hear((message) => {
        if (message.kind !== 'channel') return;
        heard = `${message.channel}${message.iri}`;
        store.set(channelSelectionAtom(message.channel), message.iri);
      }),
    );
    const removed = api.onDidRemovePanel((panel) => {
      const url = urlOf(panel);
      window.setTimeout(() => {
        if (api.getPanel(panel.id)) return;
        forgetTrail(panel.id);
        if (!api.panels.some((it) => urlOf(it) === url)) forgetPanel(url);
      });
    });
    return () => {
      stops.forEach((stop) => stop());
      removed.dispose();
    };
  }, [api, navigateHere]);
}
