import type { ReactNode } from 'react';
import type { Resource } from '../../../domain/define/resource.ts';
import { usePanel } from '../../panelContext.ts';
import { ListFrame, type ListFrameProps } from './ListFrame.tsx';
import { useListTitle } from './useListTitle.ts';

type ListPanelProps<R extends Resource = Resource> = Omit<ListFrameProps<R>, 'scope'>;

/** A list with a panel of its own, whose tab says what the list shows. */
export function ListPanel<R extends Resource>(props: ListPanelProps<R>): ReactNode;
export function ListPanel(props: ListPanelProps): ReactNode {
  const { url } = usePanel();
  useListTitle(props.model);
  return <ListFrame {...props} scope={url} />;
}
