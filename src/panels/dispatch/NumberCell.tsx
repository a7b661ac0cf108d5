import { store, type Entity } from '../../api/entities.ts';
import { presenceAtom } from '../../api/presence.ts';
import { sessionAtom } from '../../api/session.ts';
import { bundleOf, numberOf, orderOf } from '../../commands/contractFacts.ts';
import { formatSortOrder, shownSortOrder } from '../../domain/contract/sortOrder.ts';
import { tagsOf } from '../../domain/contract/tags.ts';
import { Icon } from '../../ui/Icon.tsx';
import { Presence } from '../../ui/Presence.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { tintOf } from '../kit/order/rowTint.ts';
import { shownTags } from '../kit/order/shownTags.ts';
import { tagColour } from '../kit/order/tagColour.ts';
import { urlOfIri } from '../kit/represent.ts';

const tintInk: Readonly<Record<string, string>> = {
  storno: 'text-(--row-storno-fg)', 'address-pending': 'text-(--row-address-pending-fg)', 'address-done': 'text-(--row-address-done-fg)', dispo: 'text-(--row-dispo-fg)', office: 'text-(--row-office-fg)',
};

/** Number, place within the day, state and tags of an order; `room` is how wide the tags may be. */
export function NumberCell({ entity, room }: { entity: Entity; room: number }) {
  const order = orderOf(entity);
  const roles = store.get(sessionAtom)?.roles ?? [];
  const tint = tintOf(entity);
  const bundle = bundleOf(entity);
  const position = shownSortOrder(order.sortOrder);
  const { shown, rest } = shownTags(tagsOf(order, roles), room);
  return (
    <div className="two-lines">
      <div>
        <a href={urlOfIri(entity['@id'])} tabIndex={-1} className={`num font-strong text-link hover:underline ${order.isStorniert ? 'line-through decoration-1' : ''}`}>
          {numberOf(entity)}
        </a>
        {position !== 0 && <span className="dispatch-extra num text-10 text-3" data-tip="Position">{formatSortOrder(order.sortOrder)}</span>}
        {tint && <span data-tip={tint.label} className={tintInk[tint.name]}><Icon name={tint.icon} size={12} label={tint.label} /></span>}
        {order.cancellationRequested && <span data-tip="Stornierung angefragt" className="text-danger"><Icon name="circle-alert" size={12} label="Stornierung angefragt" /></span>}
        {bundle && <span data-tip={`Fahrtpaket ${bundle.name}`} className="dispatch-extra text-3"><Icon name="package" size={12} label={`Fahrtpaket ${bundle.name}`} /></span>}
        <People iri={entity['@id']} />
      </div>
      <div className="gap-[3px]!">
        {shown.map((tag) => <Tag key={tag.text} colour={tagColour(tag)} meaning={tag.tooltip}>{tag.text}</Tag>)}
        {rest.length > 0 && <span className="num text-10 text-3" data-tip={rest.map((it) => `${it.text}: ${it.label}`).join('\n')}>+{rest.length}</span>}
      </div>
    </div>
  );
}

function People({ iri }: { iri: string }) {
  return store.get(presenceAtom(iri)).slice(0, 2).map(({ userId, initials }) => <Presence key={userId} name={initials.split('').join(' ')} doing="bearbeitet diesen Auftrag" />);
}
