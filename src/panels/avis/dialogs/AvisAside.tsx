import { useEntity } from '../../../api/records/entities.ts';
import { contractNumberOf, type AvisEntity } from '../../../commands/avis/avisFacts.ts';
import { urlOf } from '../../../commands/selection.ts';
import { missingMailText } from '../../../domain/avis/contactMails.ts';
import { contractAvis } from '../../../domain/avis/contractAvis.ts';
import { contractAvisBundle } from '../../../domain/avis/contractAvisBundle.ts';
import { Block } from '../../../ui/display/Block.tsx';
import { GroupChip } from '../../../ui/display/NameChip.tsx';
import { CommandButton } from '../../kit/CommandButton.tsx';
import { AvisLog } from './AvisLog.tsx';
import { AvisProposals } from './AvisProposals.tsx';
import { MemberList } from './MemberList.tsx';

/** What stands beside the form of an avis: what it goes together with, and what happened so far. */
export function AvisAside({ avis, isWritable }: { avis: AvisEntity; isWritable: boolean }) {
  const partner = useEntity(contractAvis, avis.link);
  const group = useEntity(contractAvisBundle, avis.bundle);
  return (
    <aside className="flex min-h-0 flex-col gap-2 border-l border-line bg-sunken px-6 pb-6">
      <Block title="Rundfahrt">
        {partner ? (
          <p>
            {avis.linkDirection === 'return' ? 'Hinfahrt' : 'Rückfahrt'}{' '}
            <a href={partner.contract ? urlOf(partner.contract) : undefined} className="num text-link underline">
              {contractNumberOf(partner)}
            </a>
          </p>
        ) : (
          <p className="text-3">Nicht verknüpft</p>
        )}
        {isWritable && <Commands ids={['avis.link', 'avis.unlink']} avis={avis} />}
      </Block>
      <Block title="Gruppe">
        {group ? (
          <div className="flex flex-col items-start gap-3">
            <GroupChip name={group.groupName ?? ''} />
            <MemberList group={group} current={avis['@id']} />
          </div>
        ) : (
          <p className="text-3">In keiner Gruppe</p>
        )}
        {isWritable && !group && <Commands ids={['avis.join']} avis={avis} />}
      </Block>
      <Block title="Ansprechpartner">
        <AvisProposals avis={avis} isWritable={isWritable} />
        {avis.displayFirstContactInfo && (
          <p className="text-11 text-2">Erstkontakt ohne E-Mail: Die Terminabstimmung ist noch nicht versendet.</p>
        )}
        <p className="text-11 text-danger">{missingMailText(avis)}</p>
        {isWritable && <Commands ids={['avis.sendMail']} avis={avis} />}
      </Block>
      <Block title="Verlauf">
        <AvisLog logs={avis.logs ?? []} />
      </Block>
    </aside>
  );
}

function Commands({ ids, avis }: { ids: readonly string[]; avis: AvisEntity }) {
  return (
    <div className="flex flex-wrap gap-3">
      {ids.map((id) => (
        <CommandButton key={id} id={id} targets={[avis]} />
      ))}
    </div>
  );
}
