import type { ContractEntity } from '../../../../commands/contract/contractFacts.ts';
import { Icon } from '../../../../ui/display/Icon.tsx';
import { directionsUrl } from './directionsUrl.ts';

/** Opens the way from pickup to delivery in a maps service, in a tab of its own. */
export function RouteMapLink({ contract }: { contract: ContractEntity }) {
  const url = directionsUrl(contract);
  if (url === undefined) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noreferrer"
      data-tip="Strecke in der Karte öffnen"
      className="hidden h-12 flex-none items-center gap-2.5 rounded-2 border border-line border-b-line-strong bg-raised px-3.5 text-11 font-medium text-1 hover:bg-hover @min-[440px]:flex"
    >
      <Icon name="route" className="text-2" />
      Karte
    </a>
  );
}
