import { LeasingRows } from './LeasingRows.tsx';

/** /atr_import: what Atr has sent and nobody has taken over or declined. */
export default function AtrImportPanel() {
  return <LeasingRows format="ATR" list="atr_import" />;
}
