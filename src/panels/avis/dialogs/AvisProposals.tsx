import { useState } from 'react';
import { messageOf } from '../../../api/apiErrors.ts';
import { call } from '../../../api/call.ts';
import type { AvisEntity } from '../../../commands/avis/avisFacts.ts';
import { tools } from '../../../commands/tools.ts';
import { answerOf, windowsOf } from '../../../domain/avis/answerStanding.ts';
import { toldOfAddress } from '../../../domain/avis/addressNote.ts';
import { chosenText, onSiteText, wishedText } from '../../../domain/avis/answerText.ts';
import { avisSides } from '../../../domain/avis/avisChoices.ts';
import { settleWish, withdrawProposal } from '../../../domain/avis/proposalCalls.ts';
import { windowShort } from '../../../domain/avis/windows.ts';
import { labelOf } from '../../../domain/choices/choices.ts';
import { Button } from '../../../ui/display/Button.tsx';

type Proposal = NonNullable<AvisEntity['proposals']>[number];

/** The windows that contacts were asked to choose from, what they answered, and what to do about it. */
export function AvisProposals({ avis, isWritable }: { avis: AvisEntity; isWritable: boolean }) {
  const asked = (avis.proposals ?? []).filter((it) => it.state !== 'withdrawn' && it.state !== 'declined');
  if (asked.length === 0) return <p className="text-3">Nicht angefragt</p>;
  return (
    <div className="flex flex-col gap-4">
      {asked.map((it) => (
        <OneProposal key={it.id} avis={avis} proposal={it} isWritable={isWritable} />
      ))}
    </div>
  );
}

function OneProposal({ avis, proposal, isWritable }: { avis: AvisEntity; proposal: Proposal; isWritable: boolean }) {
  const [isBusy, setBusy] = useState(false);
  const answer = answerOf(proposal);
  const onSite = onSiteText(proposal);
  const iri = `/api/avis_proposals/${String(proposal.id)}`;
  const act = async (work: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (failure) {
      tools().notify.warning(messageOf(failure));
      return false;
    } finally {
      setBusy(false);
    }
  };
  const settle = (accept: boolean) => act(() => call(settleWish, { id: avis['@id'], proposal: iri, accept }));
  const declineAndAskAnew = async () => {
    if (await settle(false)) tools().dialog('avis.mail', { iris: [avis['@id']] });
  };
  const withdraw = async () => {
    if (await act(() => call(withdrawProposal, { id: avis['@id'], proposal: iri })))
      tools().notify.success('Der Link ist zurückgezogen.');
  };
  return (
    <div className="flex flex-col gap-1">
      <p className="text-11 text-3">{labelOf(avisSides, proposal.side)}</p>
      <p>{said(proposal)}</p>
      {!answer && <p className="num text-11 text-2">{windowsOf(proposal).map(windowShort).join(' · ')}</p>}
      {proposal.message && <p className="whitespace-pre-line text-2">„{proposal.message}“</p>}
      {onSite && <p className="text-2">{onSite}</p>}
      {proposal.addressNote && <p className="whitespace-pre-line text-2">{toldOfAddress(proposal.addressNote)}</p>}
      {isWritable && (
        <div className="flex flex-wrap gap-3">
          {proposal.state === 'wished' && (
            <>
              <Button small busy={isBusy} onClick={() => void settle(true)}>
                Übernehmen
              </Button>
              <Button small busy={isBusy} onClick={() => void declineAndAskAnew()}>
                Ablehnen und neu vorschlagen
              </Button>
            </>
          )}
          {proposal.state === 'open' && (
            <Button small busy={isBusy} onClick={() => void withdraw()}>
              Link zurückziehen
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

/** How the question stands. */
function said(proposal: Proposal): string {
  const answer = answerOf(proposal);
  if (!answer) return 'Noch keine Antwort';
  return proposal.state === 'wished' ? wishedText(answer) : chosenText(answer);
}
