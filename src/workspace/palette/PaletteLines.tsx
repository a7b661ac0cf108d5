import { Command as Cmdk } from 'cmdk';
import type { ReactNode } from 'react';
import type { AnyEntity } from '../../api/records/entities.ts';
import type { Range } from '../../domain/search/match.ts';
import type { Hit } from '../../domain/search/rank.ts';
import { nameOfEntity } from '../../panels/kit/represent.ts';
import { Icon } from '../../ui/display/Icon.tsx';
import { isIconName } from '../../ui/display/iconName.ts';
import { Kbd } from '../../ui/display/Kbd.tsx';
import type { ContractHit } from '../contractHit.ts';
import { ContractLine } from '../ContractLine.tsx';
import { titleNow } from '../commandNow.ts';
import { MarkedText } from './MarkedText.tsx';
import type { Offer, Screen } from './paletteItems.ts';
import { offerValue } from './paletteOrder.ts';

type LineProps = { readonly isChosen: boolean; readonly onSelect: () => void };

function Line({
  value,
  isChosen,
  onSelect,
  isOff = false,
  children,
}: LineProps & { value: string; isOff?: boolean; children: ReactNode }) {
  return (
    <Cmdk.Item
      value={value}
      onSelect={onSelect}
      aria-disabled={isOff || undefined}
      className={`relative flex h-15 cursor-default items-center gap-[9px] rounded-2 px-5 whitespace-nowrap ${isOff ? 'text-3' : ''} ${isChosen ? 'bg-selected before:absolute before:inset-y-[7px] before:left-0 before:w-[3px] before:rounded-1 before:bg-mark' : ''}`}
    >
      {children}
    </Cmdk.Item>
  );
}

/** A contract that was found, with what was typed marked in it. */
export function ContractHitLine({ hit, ...line }: LineProps & { hit: Hit<ContractHit> }) {
  const { item, highlights } = hit;
  const vinRanges = highlights[2] ?? [];
  return (
    <Line value={`contract:${item.iri}`} {...line}>
      <ContractLine
        hit={item}
        marked={{
          number: <MarkedText text={item.number} ranges={highlights[0]} />,
          ...(item.vin && vinRanges.length > 0 && { vin: <MarkedText text={item.vin} ranges={vinRanges} /> }),
        }}
      />
    </Line>
  );
}

/** A screen of the console; a contract the person was at shows its plate and its way. */
export function ScreenLine({
  screen,
  ranges,
  ...line
}: LineProps & { screen: Screen; ranges?: readonly Range[] | undefined }) {
  return (
    <Line value={`screen:${screen.url}`} {...line}>
      {screen.contract ? (
        <ContractLine hit={screen.contract} />
      ) : (
        <>
          <Icon name={screen.icon} className="text-3" />
          <span className="font-medium">
            <MarkedText text={screen.title} ranges={ranges} />
          </span>
          <span className="truncate text-3">{screen.note}</span>
        </>
      )}
    </Line>
  );
}

/**
 * Something that can be done, with what it would be done to and its keys; what is impossible stays visible and says
 * why.
 */
export function CommandLine({
  hit,
  subject,
  targets,
  ...line
}: LineProps & { hit: Hit<Offer>; subject?: string; targets: readonly AnyEntity[] }) {
  const { command, state, argument } = hit.item;
  const isOff = state.state === 'disabled';
  return (
    <Line value={offerValue(hit)} isOff={isOff} {...line}>
      <Icon name={isIconName(command.icon) ? command.icon : 'zap'} className="text-3" />
      <span className={isOff ? '' : 'font-medium'}>
        <MarkedText text={titleNow(command, targets)} ranges={hit.highlights[0]} />
      </span>
      {argument && <b className="truncate">{nameOfEntity(argument)}</b>}
      {subject !== undefined && !isOff && <span className="num truncate text-11 text-3">für {subject}</span>}
      {state.state === 'disabled' && (
        <span className="flex min-w-0 items-center gap-[5px] text-11">
          <Icon name="lock" size={12} />
          <span className="truncate">{state.reason}</span>
        </span>
      )}
      <span className="flex-1" />
      {command.hotkey && command.hotkey.split('+').map((part) => <Kbd key={part} keys={part} className="-ml-[5px]" />)}
    </Line>
  );
}
