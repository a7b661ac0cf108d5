import { laneLegend } from '../../../commands/protocol/reviewKeys.ts';
import { commands } from '../../../commands/registry.ts';
import { runCommand } from '../../../commands/runCommand.ts';
import { hotkeyText } from '../../../ui/display/hotkeyText.ts';
import { Kbd } from '../../../ui/display/Kbd.tsx';

/** What the keys do, as many lines as what is missing leaves room for; all of them stand on the sheet of keys. */
export function LaneLegend() {
  const sheet = commands().find((it) => it.id === 'cheatSheet.open');
  return (
    <section aria-label="Tasten" className="legend bg-sunken text-11">
      <button
        type="button"
        onClick={() => sheet && runCommand(sheet)}
        className="focus-inside flex h-14 w-full flex-none items-center px-5 text-left text-2 hover:bg-hover"
      >
        Alle Tasten
        <Kbd keys="?" className="ml-auto bg-panel" />
      </button>
      {laneLegend.map(({ keys, text }) => (
        <p key={keys} className="flex h-[21px] w-full flex-none items-center gap-4 px-5">
          <span className="w-[74px] flex-none">
            <Kbd keys={keys} className="bg-panel" />
            <span className="sr-only">{hotkeyText(keys)}</span>
          </span>
          <span className="min-w-0 truncate">{text}</span>
        </p>
      ))}
    </section>
  );
}
