import { LeasingRows } from './LeasingRows.tsx';

/** /athlon_import: what Athlon has sent and nobody has taken over or declined. */
export default function AthlonImportPanel() {
  return <LeasingRows format="ATHLON" list="athlon_import" />;
}
