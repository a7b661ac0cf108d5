import { contractAvis } from '../../../src/domain/avis/contractAvis.ts';
import { behave } from '../../write/behaviour.ts';
import { checkTimes, checkConfirming, checkScheduling, followAppointment } from './appointment.ts';
import { checkJoining, completeGroup, followGroup } from './bundles.ts';
import { checkPartner, completeDirection, followPartner } from './link.ts';
import { completeLog } from './log.ts';
import { completeAwaited, completeMailed } from './mailed.ts';
import { completeColour, completeParking } from './marks.ts';
import { showOnContract } from './showOnContract.ts';
import { forgetSuggestions, suggestAfterLink } from './suggestions.ts';
import { tellDispo } from './tellDispo.ts';

/** What an avis does beyond storing its fields (R42, R44, R46). */
export const avis = behave(contractAvis, {
  check: [checkTimes, checkConfirming, checkScheduling, checkPartner, checkJoining],
  complete: [
    completeColour,
    completeParking,
    completeGroup,
    completeDirection,
    completeMailed,
    completeAwaited,
    completeLog,
  ],
  effects: [
    showOnContract,
    followAppointment,
    followPartner,
    followGroup,
    tellDispo,
    suggestAfterLink,
    forgetSuggestions,
  ],
});
