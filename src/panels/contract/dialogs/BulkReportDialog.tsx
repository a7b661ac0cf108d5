import type { ReportRow } from '../../../commands/resource/bulkReport.ts';
import { countedOf } from '../../../commands/resource/recordNames.ts';
import { tools } from '../../../commands/tools.ts';
import { Dialog } from '../../../ui/overlays/Dialog.tsx';
import { Icon } from '../../../ui/display/Icon.tsx';
import type { IconName } from '../../../ui/display/iconName.ts';
import type { DialogProps } from '../../dialogs.ts';

const looks: Readonly<Record<ReportRow['state'], { icon: IconName; ink: string; word: string }>> = {
  failed: { icon: 'circle-x', ink: 'text-danger', word: 'fehlgeschlagen' },
  skipped: { icon: 'minus', ink: 'text-3', word: 'ausgelassen' },
  underWay: { icon: 'hourglass', ink: 'text-warn', word: 'unterwegs' },
  done: { icon: 'check', ink: 'text-ok', word: 'erledigt' },
};

/** What became of each record of a bulk change, and the way to try the failed ones again. */
export default function BulkReportDialog({ resource, title, rows, retry, close }: DialogProps<'bulkReport'>) {
  const count = (state: ReportRow['state']) => rows.filter((it) => it.state === state).length;
  const failed = count('failed');
  const shown = (['underWay', 'done', 'failed', 'skipped'] as const).filter(
    (it) => count(it) > 0 || it === 'failed' || (it === 'done' && count('underWay') === 0),
  );
  const again = () => {
    close();
    retry();
  };
  const open = (iri: string) => {
    close();
    tools().open(iri.replace(/^\/api/, ''));
  };
  return (
    <Dialog
      title={title}
      subtitle={`${countedOf(resource, rows.length)}: ${shown.map((it) => `${String(count(it))} ${looks[it].word}`).join(', ')}`}
      icon="list-checks"
      onClose={close}
      cancel="Schließen"
      size="l"
      flush
      {...(rows.some((it) => it.state === 'failed' || it.state === 'skipped') && {
        primary: {
          label: failed > 0 ? `${countedOf(resource, failed)} erneut versuchen` : 'Rest fortsetzen',
          run: again,
        },
      })}
      status="Was offen blieb, ist noch ausgewählt."
    >
      <table className="w-full border-collapse text-left">
        <thead className="text-11 text-2">
          <tr className="h-12 border-b border-line bg-sunken">
            <th scope="col" className="w-[150px] pl-8 font-medium">
              {resource.title.one}
            </th>
            <th scope="col" className="w-[130px] font-medium">
              Ergebnis
            </th>
            <th scope="col" className="pr-8 font-medium">
              Grund
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ iri, name, state, reason }) => {
            const { icon, ink, word } = looks[state];
            return (
              <tr key={iri} className="border-b border-line-subtle align-top">
                <td className="py-2.5 pl-8">
                  <button type="button" onClick={() => open(iri)} className="num font-medium text-link hover:underline">
                    {name}
                  </button>
                </td>
                <td className="py-2.5">
                  <span className={`inline-flex items-center gap-2 ${ink}`}>
                    <Icon name={icon} size={12} /> {word}
                  </span>
                </td>
                <td className="py-2.5 pr-8 text-2">{reason}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Dialog>
  );
}
