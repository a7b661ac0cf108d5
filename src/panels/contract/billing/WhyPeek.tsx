import { useAtomValue } from 'jotai';
import { store } from '../../../api/records/entities.ts';
import { useItem } from '../../../api/records/queries.ts';
import { sessionAtom } from '../../../api/session/session.ts';
import { urlOf } from '../../../commands/selection.ts';
import { tools } from '../../../commands/tools.ts';
import { mayRead } from '../../../domain/access/matrix.ts';
import type { Role } from '../../../domain/access/roles.ts';
import type { ObstacleKey } from '../../../domain/billing/obstacles.ts';
import { passedChecks, type PassedCheck } from '../../../domain/billing/passedChecks.ts';
import { contract } from '../../../domain/contract/contract.ts';
import { pathOfIri } from '../../../domain/define/iri.ts';
import { nounByPath } from '../../../domain/nouns.ts';
import { protocol } from '../../../domain/protocol/protocol.ts';
import { companyZone, formatInstant } from '../../../domain/time/zone.ts';
import { Button } from '../../../ui/display/Button.tsx';
import { Icon } from '../../../ui/display/Icon.tsx';
import { Kbd } from '../../../ui/display/Kbd.tsx';
import { PeekFrame, PeekSection } from '../../kit/list/PeekFrame.tsx';
import type { PeekProps } from '../../kit/list/latePeek.tsx';
import { ContractPeekDetails } from '../shared/ContractPeekDetails.tsx';
import { creditList, invoiceList, type AccountingListOf } from './accountingLists.ts';
import { CreditFacts, InvoiceFacts } from './BillingFacts.tsx';
import type { ShownObstacle } from './obstaclesShown.ts';

/** Everything that stands between a contract and its document, each with the way to where it is cured. */
const whyOf =
  (of: AccountingListOf) =>
  ({ iri, onClose }: PeekProps) => <Why of={of} iri={iri} onClose={onClose} />;

function Why({ of, iri, onClose }: PeekProps & { of: AccountingListOf }) {
  const { item } = useItem(contract, iri);
  const roles = useAtomValue(sessionAtom, { store })?.roles ?? [];
  const obstacles = item?.[of.obstacles] ?? [];
  const { item: ride } = useItem(protocol, item?.protocol ?? null);
  const isKnown = item?.[of.obstacles] !== undefined && ride !== undefined;
  const passed = isKnown
    ? passedChecks(of.type, {
        obstacles: obstacles.map((it) => it.key as ObstacleKey),
        amount: item[of.price],
        isStorniert: item.isStorniert ?? false,
        leerfahrt: item.leerfahrt ?? false,
        protocolState: ride.processState,
        closed: formatInstant(ride.closed, companyZone),
      })
    : [];
  const Facts = of.type === 'Rechnung' ? InvoiceFacts : CreditFacts;
  return (
    <PeekFrame iri={iri} item={item} onClose={onClose}>
      {item && (
        <>
          <PeekSection title={of.why} aside={<Kbd keys="w" />}>
            {obstacles.length === 0 && (
              <p className="flex items-center gap-3 text-ok">
                <Icon name="circle-check" size={14} />
                Alles da.
              </p>
            )}
            <ul className="flex flex-col gap-4">
              {obstacles.map((it) => (
                <Obstacle key={it.sentence} obstacle={it} contract={iri} roles={roles} />
              ))}
              {passed.map((it) => (
                <Passed key={it.word} check={it} />
              ))}
            </ul>
            <Facts contract={item} />
          </PeekSection>
          <ContractPeekDetails contract={item} />
        </>
      )}
    </PeekFrame>
  );
}

function Passed({ check: { sentence, word } }: { check: PassedCheck }) {
  return (
    <li className="flex gap-3">
      <Icon name="circle-check" size={14} className="text-ok" />
      <div className="min-w-0 flex-1">
        <span className="font-strong">{word}</span>
        {sentence !== '' && <p className="num text-11 text-2">{sentence}</p>}
      </div>
    </li>
  );
}

function Obstacle({
  obstacle: { key, sentence, target, tone, word },
  contract: iri,
  roles,
}: {
  obstacle: ShownObstacle;
  contract: string;
  roles: readonly Role[];
}) {
  const noun = target ? nounByPath(pathOfIri(target)) : undefined;
  const isRed = tone === 'red';
  return (
    <li className="flex gap-3">
      <Icon
        name={isRed ? 'circle-alert' : 'triangle-alert'}
        size={14}
        className={isRed ? 'text-danger' : 'text-warn'}
      />
      <div className="flex min-w-0 flex-1 flex-col items-start gap-2">
        <span className="font-strong">{word}</span>
        <p className="text-11 text-2">{sentence}</p>
        {target && noun && mayRead(roles, noun.area) && (
          <Button small icon="external-link" onClick={() => tools().open(urlOf(target))}>
            {`${noun.title.gender === 'f' ? 'Zur' : 'Zum'} ${noun.title.one}`}
          </Button>
        )}
        {key === 'withoutAmount' && target !== iri && (
          <Button small icon="pencil" onClick={() => tools().open(urlOf(iri))}>
            Wert eintragen
          </Button>
        )}
      </div>
    </li>
  );
}

/** Why a contract stands on no invoice yet. */
export const InvoiceWhy = whyOf(invoiceList);
/** Why a contract stands on no credit note yet. */
export const CreditWhy = whyOf(creditList);
