import type { AnswerTo } from '../../domain/define/call.ts';
import type { personalDeletionPreview, PersonLine } from '../../domain/retention/personCalls.ts';
import { formatDate } from '../../domain/time/formatDay.ts';

export type Preview = AnswerTo<typeof personalDeletionPreview>;

const parts = [
  { state: 'goes', title: 'Wird gelöscht' },
  { state: 'stays', title: 'Bleibt' },
  { state: 'held', title: 'Durch eine Löschsperre gehalten' },
] as const;

/** What of a person goes and what stays, why and until when. */
export function PersonLines({ preview: { lines, holds } }: { readonly preview: Preview }) {
  if (lines.length === 0) return <p role="status">Über diese Person ist nichts gespeichert.</p>;
  return (
    <>
      {lines.every((it) => it.state !== 'goes') && <p role="status">Zurzeit lässt sich davon nichts löschen.</p>}
      {parts.map(({ state, title }) => (
        <Part key={state} title={title} lines={lines.filter((it) => it.state === state)} />
      ))}
      {holds.length > 0 && (
        <section aria-label="Löschsperren">
          <h3 className="mb-2 text-11 font-strong text-1">Löschsperren</h3>
          <ul className="text-2">
            {holds.map(({ reason, until }) => (
              <li key={`${reason} ${until ?? ''}`}>
                {reason}
                {until ? ` · bis ${formatDate(until)}` : ' · bis jemand sie aufhebt'}
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

function Part({ title, lines }: { readonly title: string; readonly lines: readonly PersonLine[] }) {
  if (lines.length === 0) return null;
  const stays = lines.some((it) => it.state === 'stays');
  return (
    <section aria-label={title}>
      <h3 className="mb-2 text-11 font-strong text-1">{title}</h3>
      <table className="w-full text-left">
        <thead className="text-11 text-2">
          <tr>
            <th className="w-[44px] pr-4 text-right font-normal">Anzahl</th>
            <th className="pr-4 font-normal">Daten</th>
            <th className="pr-4 font-normal">Grund</th>
            {stays && <th className="w-[96px] font-normal">bis</th>}
          </tr>
        </thead>
        <tbody>
          {lines.map(({ what, why, count, until }) => (
            <tr key={`${what} ${why}`} className="align-top">
              <td className="pr-4 text-right tabular-nums">{count}</td>
              <td className="pr-4">{what}</td>
              <td className="pr-4 text-2">{why}</td>
              {stays && <td>{until ? formatDate(until) : 'auf Weiteres'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
