import { acceptanceReservations } from '../protocol/choices/acceptanceReservations.ts';
import { additionalRimTypes } from '../choices/additionalRimTypes.ts';
import { appEvents } from '../protocol/choices/appEvents.ts';
import { carTypes } from '../protocol/choices/carTypes.ts';
import type { ChoiceList } from '../choices/choices.ts';
import { emptyRunReasons } from '../protocol/choices/emptyRunReasons.ts';
import { expenseTypes } from '../protocol/choices/expenseTypes.ts';
import { fuelLevels } from '../protocol/choices/fuelLevels.ts';
import { licensePlateFinCheckResults } from '../protocol/choices/licensePlateFinCheckResults.ts';
import { protocolStates } from '../protocol/choices/protocolStates.ts';
import { rimTypes } from '../choices/rimTypes.ts';
import { signatureTypesDelivery } from '../protocol/choices/signatureTypesDelivery.ts';
import { signatureTypesPickup } from '../protocol/choices/signatureTypesPickup.ts';
import { tyreTypes } from '../choices/tyreTypes.ts';
import { waitingReasons } from '../protocol/choices/waitingReasons.ts';

/** The oldest version of the drivers' app that this server still understands. */
export const oldestApp = '1.0.0';

/** The choice lists that the drivers' app offers, by the names it knows them by. */
export const appLists: Readonly<Record<string, ChoiceList>> = {
  acceptanceReservations,
  additionalRimTypes,
  appEvents,
  carTypes,
  emptyRunReasons,
  expenseTypes,
  fuelLevels,
  licensePlateFinCheckResults,
  protocolStates,
  rimTypes,
  signatureTypesDelivery,
  signatureTypesPickup,
  tyreTypes,
  waitingReasons,
};
