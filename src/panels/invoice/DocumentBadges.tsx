import { useItem } from '../../api/records/queries.ts';
import type { Entity } from '../../api/records/entities.ts';
import { tools } from '../../commands/tools.ts';
import { urlOf } from '../../commands/selection.ts';
import { invoice } from '../../domain/invoice/invoice.ts';
import { objectionNote } from '../../domain/invoice/documentActions.ts';
import { Button } from '../../ui/display/Button.tsx';
import { Icon } from '../../ui/display/Icon.tsx';
import type { IconName } from '../../ui/display/iconName.ts';
import { useToday } from '../kit/useToday.ts';

type Document = Entity<typeof invoice>;

/** How far the document has come, which one it takes back or is taken back by, and what the driver said to it. */
export function DocumentBadges({ entity }: { entity: Document }) {
  const today = useToday();
  const note = objectionNote(entity, today);
  const [icon, word] = stateOf(entity);
  const isUnnumbered = entity.orderNumber === null && !entity.invoiceCompleted;
  return (
    <>
      <span className="inline-flex flex-none items-center gap-2 rounded-1 border border-line bg-sunken px-3 text-11 text-2">
        <Icon name={icon} size={12} />
        {word}
      </span>
      {/* What is said besides gives way in a narrow panel. */}
      <span className="flex min-w-0 items-center gap-3 text-11 empty:hidden">
        {isUnnumbered && (
          <span className="truncate text-2 @max-[720px]:hidden">Nummer wird beim Abschließen vergeben</span>
        )}
        {entity.invoice && <OtherDocument iri={entity.invoice} word="Storno zu" />}
        {entity.cancelledBy && <OtherDocument iri={entity.cancelledBy} word="Storniert durch" />}
        {note && <span className={`truncate ${entity.objectionDate ? 'text-danger' : 'text-2'}`}>{note}</span>}
      </span>
    </>
  );
}

/** The other half of a Storno: one click away, by its number. */
function OtherDocument({ iri, word }: { iri: string; word: string }) {
  const { item } = useItem(invoice, iri);
  return (
    <Button small look="quiet" onClick={() => tools().open(urlOf(iri), 'tab')}>
      {`${word} ${item?.orderNumber ?? ''}`.trim()}
    </Button>
  );
}

function stateOf(it: Document): readonly [IconName, string] {
  if (it.cancelledBy) return ['undo-2', 'storniert'];
  if (it.mailSend) return ['send', 'versendet'];
  if (it.documentInProgress) return ['refresh-cw', 'Der Beleg wird erzeugt.'];
  return it.invoiceCompleted ? ['check-check', 'abgeschlossen'] : ['pencil', 'Entwurf'];
}
