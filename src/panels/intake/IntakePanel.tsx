import './intake.css';
import { useEffect } from 'react';
import type { PanelProps } from '../definePanel.ts';
import { usePanel } from '../panelContext.ts';
import { IntakeStart } from './IntakeStart.tsx';
import { IntakeWork } from './IntakeWork.tsx';
import { intakeIn } from './intakeUrl.ts';

/** /intake: files are dropped or text is pasted; each file has a panel of its own, with what was recognised in it. */
export default function IntakePanel({ query }: PanelProps) {
  const id = intakeIn(query);
  const { setTitle } = usePanel();
  useEffect(() => {
    if (id === null) setTitle('Auftrag aus PDF oder Mail');
  }, [id, setTitle]);
  return id === null ? <IntakeStart /> : <IntakeWork key={id} id={id} />;
}
