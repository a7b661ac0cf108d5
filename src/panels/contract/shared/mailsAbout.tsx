import { useEntity, type AnyEntity, type Entity } from '../../../api/records/entities.ts';
import { sendAgain } from '../../../commands/mail/mailRuns.ts';
import { tools } from '../../../commands/tools.ts';
import { labelOf } from '../../../domain/choices/choices.ts';
import { emptyTexts } from '../../../domain/choices/emptyTexts.ts';
import { isHeldForUndo } from '../../../domain/mail/heldForUndo.ts';
import { checkRetry } from '../../../domain/mail/retry.ts';
import { mailLog } from '../../../domain/mail/mailLog.ts';
import { breakable } from '../../../ui/display/breakable.tsx';
import { IconButton } from '../../../ui/display/IconButton.tsx';
import { liveCell } from '../../kit/related/liveCell.tsx';
import { momentColumn } from '../../kit/related/momentColumn.tsx';
import { related } from '../../kit/related/related.ts';
import { MailState } from '../../mail/MailState.tsx';
import { aboutRide } from './rideMails.ts';

type Mail = { entity: Entity<typeof mailLog> };
/** More stand in the mail itself. */
const maxRecipients = 2;
const read = (iri: string) => tools().dialog('mail.show', { iri });
const textIn = (name: 'subject' | 'recipients' | 'translatedStatus') => (row: Entity<typeof mailLog>) =>
  row[name] ?? '';

type Wanted = { readonly ride: (owner: AnyEntity) => Parameters<typeof aboutRide>[0]; readonly kind?: 'protocol' };

/** The mails about a ride to be read again, the failed ones with their reason and a way to send them again. */
export const mailsAbout = ({ ride, kind }: Wanted) =>
  related({
    resource: mailLog,
    filter: (owner) => ({ entities: JSON.stringify(aboutRide(ride(owner))), ...(kind && { kind }) }),
    isLog: true,
    emptyText: labelOf(emptyTexts, 'mailLogs'),
    sort: '-createdAt',
    properties: [
      'createdAt',
      'subject',
      'recipients',
      'status',
      'translatedStatus',
      'error',
      'nextAttemptAt',
      'sendingUntil',
      'attempts',
      'undelivered',
      'template',
    ],
    ownColumns: [
      momentColumn,
      {
        id: 'subject',
        heading: 'Betreff',
        flex: 1.4,
        minWidth: 90,
        text: textIn('subject'),
        live: liveCell(mailLog, Subject),
      },
      {
        id: 'recipients',
        heading: 'Empfänger',
        flex: 1,
        minWidth: 68,
        text: textIn('recipients'),
        live: liveCell(mailLog, Recipients),
      },
      {
        id: 'status',
        heading: 'Status',
        flex: 1.1,
        minWidth: 130,
        text: textIn('translatedStatus'),
        live: liveCell(mailLog, Status),
      },
    ],
    onOpen: read,
  });

function Subject({ entity: { '@id': iri, subject } }: Mail) {
  return (
    <button
      type="button"
      tabIndex={-1}
      title="Mail lesen"
      onClick={() => read(iri)}
      className="text-left text-link hover:underline"
    >
      {subject ?? 'Mail'}
    </button>
  );
}

function Recipients({ entity: { recipients } }: Mail) {
  const all = (recipients ?? '').split('; ');
  const more = all.length - maxRecipients;
  return (
    <span title={all.join('\n')} className="flex flex-col">
      {all.slice(0, maxRecipients).map((it) => (
        <span key={it} className="hyphens-none">
          {breakable(it)}
        </span>
      ))}
      {more > 0 && <span className="text-11 text-2">und {more} weitere</span>}
    </span>
  );
}

function Status({ entity }: Mail) {
  const mail = useEntity(mailLog, entity['@id']) ?? entity;
  const mayGoAgain = mail.status !== 'sent' && !isHeldForUndo(mail) && checkRetry(mail).verdict === 'allowed';
  return (
    <span className="flex flex-wrap items-start justify-between gap-x-2">
      <MailState mail={mail} />
      {mayGoAgain && (
        <span className="-my-1.5">
          <IconButton small icon="send" label="Erneut senden" onClick={() => void sendAgain([mail], tools())} />
        </span>
      )}
    </span>
  );
}
