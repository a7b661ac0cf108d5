import { useState } from 'react';
import type { Entity } from '../../../../api/records/entities.ts';
import { contract } from '../../../../domain/contract/contract.ts';
import { protocol } from '../../../../domain/protocol/protocol.ts';
import { SkeletonRows } from '../../../../ui/display/Skeleton.tsx';
import { Radio } from '../../../../ui/inputs/Radio.tsx';
import { HistoryLog } from '../../../kit/record/history/HistoryLog.tsx';

const order = { value: 'order', label: 'Auftrag' };
const own = { value: 'protocol', label: 'Protokoll' };

/** What happened to the order (document 3, section 2), and who changed, judged or reset the protocol itself. */
export function HistoryTab({ protocol: it }: { protocol: Entity<typeof protocol> }) {
  const [chosen, setChosen] = useState<string | null>(order.value);
  const [noun, iri] = chosen === own.value ? [protocol, it['@id']] : [contract, it.contract];
  if (!iri) return <SkeletonRows rows={6} columns={3} />;
  return (
    <HistoryLog
      key={iri}
      noun={noun}
      iri={iri}
      start={
        <Radio label="Historie von" value={chosen} onChange={setChosen} options={[order, own]} className="flex-none" />
      }
    />
  );
}
