import { addDays } from '../../domain/time/calendarDay.ts';
import { Block } from '../../ui/display/Block.tsx';
import type { PanelProps } from '../definePanel.ts';
import { usePanel } from '../panelContext.ts';
import { useToday } from '../kit/useToday.ts';
import { ExportsMade } from './ExportsMade.tsx';
import { JournalForm } from './JournalForm.tsx';
import { MonthExport } from './MonthExport.tsx';

/** /datev: the month that is due stands there first, the last one that has ended. */
export default function DatevPanel({ query }: PanelProps) {
  const today = useToday();
  const { replaceUrl } = usePanel();
  const month = query.get('month') ?? addDays(`${today.slice(0, 7)}-01`, -1).slice(0, 7);
  return (
    <div
      className="@container h-full min-h-0 overflow-y-auto px-6 pb-8"
      role="region"
      aria-label="Export für die Steuerberatung"
    >
      <div className="max-w-[860px] [--w-label:120px]">
        <Block title="Monat exportieren">
          <MonthExport month={month} onMonth={(it) => replaceUrl(`/datev?month=${it}`)} />
        </Block>
        <Block title="Exporte">
          <ExportsMade />
        </Block>
        <Block title="Belegjournal und Nummernbericht">
          <JournalForm today={today} />
        </Block>
      </div>
    </div>
  );
}
