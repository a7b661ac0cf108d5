import { useEmailWording } from '../../../api/calls/emailWording.ts';
import type { Entity } from '../../../api/records/entities.ts';
import type { email } from '../../../domain/mail/email.ts';
import { Block } from '../../../ui/display/Block.tsx';
import { Note } from '../../../ui/display/Note.tsx';
import { SkeletonRows } from '../../../ui/display/Skeleton.tsx';
import { CommandButton } from '../../kit/CommandButton.tsx';
import { differenceOf } from '../../kit/form/textDifference.ts';

/** The words of the program beside those that hold now, with what differs, and the way back. */
export function OriginalTab({ entity }: { entity: Entity<typeof email> }) {
  const wording = useEmailWording(entity['@id']);
  if (!wording) return <SkeletonRows rows={8} columns={2} tall />;
  const { betreff, text } = wording.original;
  if (betreff === null || text === null)
    return (
      <div className="p-8">
        <Note tone="info">Diese Vorlage gehört nicht zum Programm und hat kein Original.</Note>
      </div>
    );
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-8 pb-8">
      <div className="flex items-center gap-4 pt-5">
        <CommandButton id="email.reset" targets={[entity]} />
        <span className="text-11 text-2">
          {entity.isChanged ? `Fassung ${String(entity.wordingVersion ?? 0)} weicht ab.` : 'Entspricht dem Original.'}
        </span>
      </div>
      <Compared title="Betreff" original={betreff} now={entity.betreff ?? ''} />
      <Compared title="Text" original={text} now={entity.text ?? ''} />
    </div>
  );
}

interface ComparedProps {
  title: string;
  original: string;
  now: string;
}

function Compared({ title, original, now }: ComparedProps) {
  return (
    <Block title={title}>
      <div className="grid gap-8 @min-[640px]:grid-cols-2">
        <Side name="Original" of={title} text={original} other={now} look="bg-warn-bg" />
        <Side name="Jetzt" of={title} text={now} other={original} look="bg-ok-bg" />
      </div>
    </Block>
  );
}

interface SideProps {
  name: string;
  of: string;
  text: string;
  other: string;
  look: string;
}

function Side({ name, of, text, other, look }: SideProps) {
  const { before, own, after } = differenceOf(text, other);
  return (
    <section aria-label={`${name}: ${of}`} className="min-w-0 rounded-2 border border-line-subtle px-5 py-4">
      <h4 className="pb-2 text-11 text-2">{name}</h4>
      <p className="break-words whitespace-pre-wrap">
        {before}
        {own !== '' && <mark className={`text-1 ${look}`}>{own}</mark>}
        {after}
      </p>
    </section>
  );
}
