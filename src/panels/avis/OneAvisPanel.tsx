import { useEffect, useRef } from 'react';
import { tools } from '../../commands/tools.ts';
import { SkeletonRows } from '../../ui/display/Skeleton.tsx';
import type { PanelProps } from '../definePanel.ts';
import { usePanel } from '../panelContext.ts';
import { avisUrl } from './avisUrl.ts';

/** Opens the list with the dialog of the avis that the address names. */
export default function OneAvisPanel({ params: { id } }: PanelProps) {
  const { isOpen, replaceUrl, close } = usePanel();
  const isDone = useRef(false);
  useEffect(() => {
    if (isDone.current) return;
    isDone.current = true;
    if (id !== undefined) tools().dialog('avis.edit', { iris: [`/api/contract_avis/${id}`] });
    if (!isOpen(avisUrl)) return replaceUrl(avisUrl);
    tools().open(avisUrl);
    close();
  }, [id, isOpen, replaceUrl, close]);
  return <SkeletonRows rows={14} columns={5} tall />;
}
