import { useAtomValue } from 'jotai';
import { store } from '../../api/records/entities.ts';
import { sessionAtom } from '../../api/session/session.ts';
import { Block } from '../../ui/display/Block.tsx';
import { AccountSetting } from './AccountSetting.tsx';
import { KindsSetting } from './KindsSetting.tsx';
import { LinkSetting } from './LinkSetting.tsx';
import { PushSetting } from './PushSetting.tsx';
import { RowsPerPage } from './RowsPerPage.tsx';
import { ThemeSetting } from './ThemeSetting.tsx';

/** /configuration: what a person sets for themselves; every change takes effect and is kept at once. */
export default function ConfigurationPanel() {
  const session = useAtomValue(sessionAtom, { store });
  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <header className="flex h-20 flex-none items-center gap-4 border-b border-line-subtle pr-5 pl-6">
        <h2 className="text-[15px] leading-[20px] font-strong">Einstellungen</h2>
        <span className="text-2">{session?.name}</span>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto px-6 pb-8">
        <div className="@container max-w-[700px] [--w-label:140px]">
          <Block title="Benachrichtigungen und Links">
            <div className="flex flex-col items-start gap-4 pt-2">
              <PushSetting />
              <LinkSetting />
            </div>
          </Block>
          <Block title="Arten von Benachrichtigungen">
            <div className="pt-2">
              <KindsSetting />
            </div>
          </Block>
          <Block title="Darstellung">
            <ThemeSetting />
          </Block>
          <AccountSetting />
          <Block title="Zeilen je Seite">
            <RowsPerPage />
          </Block>
        </div>
      </div>
    </div>
  );
}
