import { address } from '../../../src/domain/address/address.ts';
import { warningTexts } from '../../../src/domain/address/warningTexts.ts';
import { behave, type Completed, type Intent } from '../../write/behaviour.ts';

/** Who switches the warnings on without writing any gets the usual ones. */
function fillWarnings({ kind, before, after }: Intent<typeof address>): Completed<typeof address> {
  const isSwitchedOn = kind !== 'delete' && after.displayWarning && !before?.displayWarning;
  return isSwitchedOn ? warningTexts(after) : {};
}

/** What an address does beyond storing its fields. */
export const addresses = behave(address, { complete: [fillWarnings] });
