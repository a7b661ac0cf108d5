import type { ReactNode } from 'react';
import { messageOf } from '../../api/apiErrors.ts';
import { useDocumentCheck } from '../../api/calls/documentCheck.ts';
import type { Entity } from '../../api/records/entities.ts';
import type { invoice } from '../../domain/invoice/invoice.ts';
import { iriOf } from '../../domain/define/resource.ts';
import { update } from '../../api/records/mutations.ts';
import { tellFailure } from '../../commands/tellFailure.ts';
import { tools } from '../../commands/tools.ts';
import { urlOf } from '../../commands/selection.ts';
import { invoiceEntry } from '../../domain/invoice/invoiceEntry.ts';
import { CommandButton } from '../kit/CommandButton.tsx';
import { useOneAtATime } from '../kit/useOneAtATime.ts';
import { Block } from '../../ui/display/Block.tsx';
import { Button } from '../../ui/display/Button.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import { Note } from '../../ui/display/Note.tsx';

type Props = { readonly entity: Entity<typeof invoice>; readonly onLead: (field: string) => boolean };

/** What holds completing a document up, each sentence with the way to its field, and its cure where there is one. */
export function DocumentCheck({ entity, onLead }: Props) {
  return (
    <CheckFindings
      entity={entity}
      renderCure={(field, sentence) => <Cure entity={entity} field={field} sentence={sentence} onLead={onLead} />}
    />
  );
}

/** What is checked before it is completed: a document or an LF Rechnung. */
export type Checked = Parameters<typeof useDocumentCheck>[0];

/** How much holds completing up, in sight wherever somebody has scrolled to (mock j2). */
export function HeldUpCount({ entity }: { entity: Checked }) {
  const count = useDocumentCheck(entity).found?.faults.length ?? 0;
  return count > 0 && <span className="truncate text-danger">{heldUp(count)}</span>;
}

/** How many faults stand between a document and its number. */
export function heldUp(count: number): string {
  return count === 1 ? '1 Angabe hält das Abschließen auf' : `${String(count)} Angaben halten das Abschließen auf`;
}

type FindingsProps = {
  readonly entity: Checked;
  /** The ways out of one of them. */
  readonly renderCure: (field: string, sentence: string) => ReactNode;
};

/** What holds completing up, and what is told besides; of documents and of LF Rechnungen. */
export function CheckFindings({ entity, renderCure }: FindingsProps) {
  const { found, error, isFetching, again } = useDocumentCheck(entity);
  const faults = found?.faults ?? [];
  const count = faults.length;
  return (
    <Block
      title="E-Rechnung"
      aside={
        <Button small look="quiet" icon="refresh-cw" busy={isFetching} onClick={again}>
          Erneut prüfen
        </Button>
      }
    >
      {error && (
        <Note tone="danger" title="Die Prüfung ist fehlgeschlagen.">
          {messageOf(error)}
        </Note>
      )}
      {count > 0 && (
        <section aria-label="Hindernisse" className="flex flex-col gap-2">
          <p className="font-medium text-danger" role="status">
            {heldUp(count)}
          </p>
          <ul className="flex max-h-[200px] flex-col gap-2 overflow-y-auto @min-[1120px]:max-h-[320px]">
            {faults.map(({ field, sentence }) => (
              <li key={`${field} ${sentence}`} className="flex items-start gap-3 text-12">
                <Icon name="octagon-x" className="mt-[1px] flex-none text-danger-solid" />
                <span className="flex min-w-0 flex-1 flex-wrap items-start justify-between gap-x-4 gap-y-2">
                  <span className="min-w-[200px] flex-1">{sentence}</span>
                  {renderCure(field, sentence)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
      <ul className="flex flex-col gap-2 text-12 text-2">
        {(found?.hints ?? []).map((it) => (
          <li key={it} className="flex items-start gap-3">
            <Icon name="info" className="mt-[1px] flex-none text-info" />
            <span>{it}</span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

type CureProps = Props & { readonly field: string; readonly sentence: string };

/** The way to the cure, and the cure itself where the sentence offers one. */
function Cure({ entity, field, sentence, onLead }: CureProps) {
  const { isRunning, alone } = useOneAtATime();
  const [, at] = /^invoiceEntries\.(\d+)\./.exec(field) ?? [];
  const position = at === undefined ? undefined : entity.invoiceEntries?.[Number(at)];
  const passOn = () =>
    void alone(async () => {
      if (position?.id === undefined) return;
      try {
        await update(invoiceEntry, iriOf(invoiceEntry.path, position.id), { bruttoEqualsNetto: true });
        tools().notify.success('Durchlaufender Posten übernommen', { detail: position.title ?? '' });
      } catch (error) {
        tellFailure('Der Grund wurde nicht übernommen', error);
      }
    });
  return (
    <span className="flex flex-wrap gap-2">
      {sentence.endsWith('„Neu aufbauen“') && (
        <CommandButton id="invoice.rebuildEntries" targets={[entity]} label="Neu aufbauen" />
      )}
      {sentence.endsWith('„durchlaufender Posten“ übernehmen?') && (
        <Button small busy={isRunning} onClick={passOn}>
          Übernehmen
        </Button>
      )}
      <Button small onClick={() => (field === 'company' ? tools().open('/companies', 'tab') : lead(field))}>
        Zum Feld
      </Button>
    </span>
  );

  /** What is cured at the customer or the driver alone is led to there. */
  function lead(name: string): void {
    const target = name === 'customer' ? entity.customer : name === 'driver' ? entity.driver : null;
    if (target) tools().open(urlOf(target), 'tab');
    else onLead(name);
  }
}
