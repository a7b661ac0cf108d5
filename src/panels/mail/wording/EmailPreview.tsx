import { useEffect, useMemo, useState } from 'react';
import { messageOf } from '../../../api/apiErrors.ts';
import {
  useEmailPreview,
  useFirstSample,
  type EmailWording,
  type TriedWording,
} from '../../../api/calls/emailWording.ts';
import { useAnyEntity } from '../../../api/records/entities.ts';
import { nounByPath } from '../../../domain/nouns.ts';
import { ErrorState } from '../../../ui/display/ErrorState.tsx';
import { Note } from '../../../ui/display/Note.tsx';
import { ComboField } from '../../../ui/inputs/ComboField.tsx';
import { Radio } from '../../../ui/inputs/Radio.tsx';
import { Switch } from '../../../ui/inputs/Switch.tsx';
import { useWatched } from '../../kit/fields/useWatched.ts';
import type { RecordForm } from '../../kit/form/recordForm.ts';
import { optionOf, referenceOptions } from '../../kit/referenceOptions.ts';
import { textOf } from '../../kit/textOf.ts';
import { Line, MailSheet } from '../MailSheet.tsx';
import { WordingFaults } from './WordingFaults.tsx';

interface EmailPreviewProps {
  record: RecordForm;
  iri: string;
  wording: EmailWording & { readonly sample: string };
}

/** So long nobody may type before the server is asked for the mail. */
const quietMs = 350;
const watched = ['betreff', 'text', 'betreffupdate', 'textupdate', 'absendername'] as const;

/** The mail that the words in the form make of a real record, as its reader will see it. */
export function EmailPreview({ record, iri, wording }: EmailPreviewProps) {
  const { sample } = wording;
  const [chosen, setChosen] = useState<string | null>(null);
  const [isRepeat, setRepeat] = useState(false);
  const [width, setWidth] = useState<string | null>('mail');
  const first = useFirstSample(sample, referenceOptions(sample));
  const about = chosen ?? first;
  const entity = useAnyEntity(about);
  const values = useWatched(record.form, watched);
  const text = (name: (typeof watched)[number]) => textOf(values[name]) ?? null;
  const hasRepeat = text('betreffupdate') !== null || text('textupdate') !== null;
  const asRepeat = isRepeat && hasRepeat;
  const shown = {
    betreff: (asRepeat && text('betreffupdate')) || text('betreff'),
    text: (asRepeat && text('textupdate')) || text('text'),
    absendername: text('absendername'),
  };
  const tried = useQuiet(about === null ? null : { record: about, ...shown });
  const { mail, error, refetch } = useEmailPreview(iri, tried);
  const title = nounByPath(sample)?.title.one ?? 'Datensatz';
  return (
    <aside aria-label="Vorschau" className="sticky top-0 min-w-0 pt-4.5">
      <div className="flex flex-wrap items-center gap-4 pb-3">
        <h3 className="text-11 font-strong">Vorschau</h3>
        <div className="min-w-[180px] flex-1">
          <ComboField
            label={`${title} für die Vorschau`}
            value={about}
            onChange={setChosen}
            load={referenceOptions(sample)}
            selected={entity ? optionOf(entity) : null}
            placeholder={`${title} wählen`}
            empty={null}
          />
        </div>
        <Radio
          label="Breite der Vorschau"
          value={width}
          onChange={setWidth}
          options={[
            { value: 'mail', label: 'Mail' },
            { value: 'phone', label: 'Telefon' },
          ]}
        />
        {hasRepeat && (
          <Switch value={isRepeat} onChange={setRepeat} className="text-11">
            Wiederholung
          </Switch>
        )}
      </div>
      <WordingFaults record={record} wording={wording} />
      {error ? (
        <ErrorState title="Die Vorschau konnte nicht geladen werden" onRetry={refetch}>
          {messageOf(error)}
        </ErrorState>
      ) : mail?.problem ? (
        <Note tone="info">{mail.problem}</Note>
      ) : mail && mail.subject !== null ? (
        <div
          className={`flex h-[600px] flex-col overflow-hidden rounded-2 border border-line bg-panel ${width === 'phone' ? 'mx-auto max-w-[360px]' : ''}`}
        >
          <MailSheet
            sender={mail.sender}
            subject={mail.subject}
            recipients={mail.recipients}
            attachments={mail.attachments}
            html={mail.html}
            text={mail.text}
          >
            {mail.dropped.length > 0 && (
              <Line name="Entfällt">
                {mail.dropped.map((it) => (
                  <span key={it} className="block border-l-2 border-line pl-3 text-11 text-3">
                    {it}
                  </span>
                ))}
              </Line>
            )}
          </MailSheet>
        </div>
      ) : (
        <p className="text-11 text-2">
          {about === null ? `${title} wählen, um die Mail zu lesen.` : 'Die Mail wird geschrieben …'}
        </p>
      )}
    </aside>
  );
}

/** The same once nobody has typed for a moment. */
function useQuiet(tried: TriedWording | null): TriedWording | null {
  const key = JSON.stringify(tried);
  const [quiet, setQuiet] = useState(key);
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(key), quietMs);
    return () => clearTimeout(timer);
  }, [key]);
  return useMemo(() => JSON.parse(quiet) as TriedWording | null, [quiet]);
}
