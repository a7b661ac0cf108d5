import { useState, type ReactNode } from 'react';
import { useHistory } from '../../api/records/queries.ts';
import { readEntity } from '../../api/records/entities.ts';
import { driverNamed } from '../../commands/contract/contractFacts.ts';
import { optionsOf, type AcceptanceBox } from '../../domain/application/decision.ts';
import { checkTransition } from '../../domain/application/transitions.ts';
import { applicationStatuses } from '../../domain/application/choices/applicationStatuses.ts';
import { labelOf } from '../../domain/choices/choices.ts';
import { driver } from '../../domain/driver/driver.ts';
import { clockIn, companyZone } from '../../domain/time/zone.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { Note } from '../../ui/display/Note.tsx';
import { OptionBoxes } from '../../ui/inputs/OptionBoxes.tsx';
import { Dialog } from '../../ui/overlays/Dialog.tsx';
import type { Ticked } from '../../commands/tools.ts';
import type { DialogProps } from '../dialogs.ts';
import { ApplicationStatus } from './ApplicationStatus.tsx';

type Props = DialogProps<'application.changed'>;

/** An application has another status than the one that was decided on: how it was, how it is, and what is wanted. */
export default function ChangedDialog(props: Props) {
  const { chosen, now, seenAt, acceptance, decision, goOn, answer, close } = props;
  const options = decision.status === 'accepted' ? optionsOf(acceptance) : [];
  const [ticked, setTicked] = useState<Ticked<AcceptanceBox>>(() =>
    Object.fromEntries(options.map(({ key, preset }) => [key, tickedBefore(decision, key) ?? preset])),
  );
  const end = (wanted: Props['decision'] | null) => {
    close();
    answer(wanted);
  };
  const phone = readEntity(driver, now.driver)?.telefon;
  const status = labelOf(applicationStatuses, now.status);
  return (
    <Dialog
      title="Status hat sich geändert"
      icon="git-merge"
      onClose={() => end(null)}
      cancel="Abbrechen und neu laden"
      others={[{ label: goOn, run: () => end({ ...decision, ...ticked }) }]}
      status={
        phone && (
          <a href={`tel:${phone.replace(/[^+\d]/g, '')}`} className="flex items-center gap-2 text-link hover:underline">
            <Icon name="phone" />
            Fahrer anrufen
          </a>
        )
      }
    >
      <p className="text-14">
        Der Status der Bewerbung hat sich zu <b className="font-strong">{status}</b> geändert, trotzdem fortfahren?
      </p>
      <div className="mt-6 grid grid-cols-[1fr_1.3fr_1fr] gap-x-6 rounded-2 border border-line-subtle bg-sunken px-5 py-4">
        <Side title="als Sie geöffnet haben" status={chosen.status}>
          {clockIn(companyZone, seenAt)}
        </Side>
        <Side title="jetzt auf dem Server" status={now.status}>
          <LastChange {...props} />
        </Side>
        <Side title="Ihre Entscheidung" status={decision.status}>
          {`${now.driver ? driverNamed(now.driver).code : acceptance.driver} auf ${acceptance.target}`}
        </Side>
      </div>
      <div className="mt-6">
        <Note tone="warn">{warningOf(props)}</Note>
      </div>
      <OptionBoxes options={options} ticked={ticked} onChange={setTicked} />
    </Dialog>
  );
}

function Side({ title, status, children }: { title: string; status: string | null | undefined; children: ReactNode }) {
  return (
    <div className="flex min-w-0 flex-col items-start gap-2 text-11">
      <span className="text-2">{title}</span>
      <ApplicationStatus status={status} />
      <span className="num text-2">{children}</span>
    </div>
  );
}

/** When and by whom the status was changed last, as the history says. */
function LastChange({ now }: Props) {
  const { rows } = useHistory(now['@id'], { itemsPerPage: 5, field: 'status' });
  const [last] = rows;
  if (!last) return null;
  const at = clockIn(companyZone, new Date(last.logged_at));
  const by = last.name || last.username;
  return by ? `${at} von ${by}` : at;
}

/** What going on would do, or why the server will refuse it. */
function warningOf({ now, acceptance, decision }: Props): string {
  const { driver: name, target, wantsBundle } = acceptance;
  const verdict = checkTransition({ status: now.status, driver: name }, decision.status ?? '');
  if (verdict.verdict === 'refused') return verdict.reason;
  const was = labelOf(applicationStatuses, now.status).toLowerCase();
  if (decision.status !== 'accepted') return `Die Bewerbung ist bereits ${was}.`;
  const count = now.contracts?.length ?? 0;
  const what = wantsBundle === true ? `das Paket mit ${String(count)} Aufträgen` : `den Auftrag ${target}`;
  return `Fahren Sie fort, bekommt ${name} ${what} und die Mail „Bewerbung angenommen“, obwohl die Bewerbung ${was} ist.`;
}

function tickedBefore(decision: Props['decision'], key: AcceptanceBox): boolean | undefined {
  return decision[key] ?? undefined;
}
