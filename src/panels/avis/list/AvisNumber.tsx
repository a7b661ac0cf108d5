import { presenceAtom } from '../../../api/live/presence.ts';
import { readEntity, store } from '../../../api/records/entities.ts';
import { contractNumberOf, type AvisEntity } from '../../../commands/avis/avisFacts.ts';
import { urlOf } from '../../../commands/selection.ts';
import { contractAvis } from '../../../domain/avis/contractAvis.ts';
import { bundle } from '../../../domain/bundle/bundle.ts';
import { editing } from '../../../domain/lock/lockWords.ts';
import { formatDate } from '../../../domain/time/formatDay.ts';
import { Icon } from '../../../ui/display/Icon.tsx';
import { BundleChip } from '../../../ui/display/NameChip.tsx';
import { Presence } from '../../../ui/display/Presence.tsx';
import { Tag } from '../../../ui/display/Tag.tsx';
import type { AvisCell } from './avisCell.ts';
import { avisTint } from './avisTint.ts';

/**
 * The contract's number, which opens it, what colours the row and who works on it; below its bundles, its other half
 * and what sort of ride it is.
 */
export function AvisNumber({ entity: avis }: AvisCell) {
  const tint = avisTint(avis);
  const { flex, electric } = avis.contractDetails ?? {};
  return (
    <div className="two-lines">
      <div>
        <a
          href={avis.contract ? urlOf(avis.contract) : undefined}
          tabIndex={-1}
          className="num font-strong text-link hover:underline"
        >
          {contractNumberOf(avis)}
        </a>
        {tint && <Icon name={tint.icon} size={12} label={tint.label} tip className={`text-(--row-${tint.name}-fg)`} />}
        {store
          .get(presenceAtom(avis['@id']))
          .slice(0, 2)
          .map(({ userId, name, since }) => (
            <Presence key={userId} name={name} doing={since ? editing(contractAvis.title, since) : 'ist auch hier'} />
          ))}
      </div>
      <div className="gap-[3px]!">
        {(avis.bundles ?? []).map((iri) => (
          <a key={iri} href={`#/bundles/${encodeURIComponent(iri)}`} target="_blank" tabIndex={-1} className="flex">
            <BundleChip name={readEntity(bundle, iri)?.bundle ?? 'FP'} />
          </a>
        ))}
        {flex && (
          <Tag colour="tag-flex" meaning="Flex-Auftrag">
            FLEX
          </Tag>
        )}
        {electric && <Icon name="zap" size={12} label="Vollelektrisch" tip className="text-3" />}
        <OtherHalf avis={avis} />
      </div>
    </div>
  );
}

/** The way back, which has no row of its own. */
function OtherHalf({ avis }: { avis: AvisEntity }) {
  const partner = readEntity(contractAvis, avis.link);
  if (!partner) return null;
  const way = avis.linkDirection === 'return' ? 'Hinfahrt' : 'Rückfahrt';
  const times = [formatDate(partner.pickupDate), partner.pickupTimeFrom].filter(Boolean).join(' ');
  return (
    <a
      href={partner.contract ? urlOf(partner.contract) : undefined}
      tabIndex={-1}
      data-tip={`${way} ${contractNumberOf(partner)}${times && `, Abholung ${times}`}`}
      className="num flex min-w-0 items-center gap-1 text-11 text-link hover:underline"
    >
      <Icon name="arrow-up-down" size={12} label={way} />
      <span className="truncate">{contractNumberOf(partner)}</span>
    </a>
  );
}
