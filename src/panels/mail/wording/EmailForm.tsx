import { useEmailWording, type EmailWording } from '../../../api/calls/emailWording.ts';
import { Block } from '../../../ui/display/Block.tsx';
import { BoundField } from '../../kit/fields/BoundField.tsx';
import type { RecordForm } from '../../kit/form/recordForm.ts';
import { EmailPreview } from './EmailPreview.tsx';
import { WordingField } from './WordingField.tsx';

/** The words of a mail with their placeholders, and beside them the mail as a real record makes it (mock n2). */
export function EmailForm({ record }: { record: RecordForm }) {
  const wording = useEmailWording(record.iri);
  const placeholders = wording?.placeholders ?? [];
  return (
    <div className="grid items-start gap-x-10 [--w-label:88px] @min-[780px]:grid-cols-[minmax(0,4fr)_minmax(0,3fr)]">
      <div className="min-w-0">
        <Block title="Umschlag">
          <BoundField name="name" />
          <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,236px),1fr))] items-start gap-x-8 gap-y-2">
            <BoundField name="absendername" label="Absender" placeholder="Firma" />
            <BoundField name="absenderemail" label="Adresse" placeholder="Adresse der Firma" />
          </div>
          <WordingField name="betreff" placeholders={placeholders} />
        </Block>
        <Block title="Text" aside="Freundliche Grüße und Firma stehen von selbst darunter">
          <WordingField name="text" placeholders={placeholders} />
          {wording?.appendix && <Appendix of={wording} />}
        </Block>
        {wording?.hasRepeat !== false && (
          <Block title="Bei Wiederholung" aside="wenn jemand sie zum selben Vorgang noch einmal erhält">
            <WordingField name="betreffupdate" placeholders={placeholders} />
            <WordingField name="textupdate" placeholders={placeholders} />
          </Block>
        )}
      </div>
      {record.iri !== null && wording?.sample && (
        <EmailPreview record={record} iri={record.iri} wording={{ ...wording, sample: wording.sample }} />
      )}
    </div>
  );
}

function Appendix({ of: { appendix } }: { of: EmailWording }) {
  return (
    <details className="border-l-2 border-line pl-5 text-11 text-2">
      <summary>mit Rückgabekatalog steht darunter ein weiterer Absatz</summary>
      <p className="pt-2 whitespace-pre-line">{appendix}</p>
    </details>
  );
}
