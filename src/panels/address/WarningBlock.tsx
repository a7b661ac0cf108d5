import { useEffect, useRef } from 'react';
import { warningTexts } from '../../domain/address/warningTexts.ts';
import { Block } from '../../ui/display/Block.tsx';
import { textOf } from '../kit/textOf.ts';
import { BoundField, useFieldState } from './addressFields.ts';

/** What a loading list warns of; the usual words stand there as soon as somebody switches the warnings on. */
export function WarningBlock() {
  const { value, isChanged } = useFieldState('displayWarning');
  const [damages, reservation] = [useFieldState('warningTextDamages'), useFieldState('warningTextTakeoverReservation')];
  const isOn = value === true;
  const wasOn = useRef(isOn);
  useEffect(() => {
    const isSwitchedOn = isOn && !wasOn.current && isChanged;
    wasOn.current = isOn;
    if (!isSwitchedOn) return;
    const usual = warningTexts({
      warningTextDamages: textOf(damages.value),
      warningTextTakeoverReservation: textOf(reservation.value),
    });
    damages.set(usual.warningTextDamages);
    reservation.set(usual.warningTextTakeoverReservation);
  });
  return (
    <Block title="Warntexte der Ladeliste">
      <BoundField name="displayWarning" />
      {isOn && (
        <>
          <BoundField name="warningTextDamages" layout="above" />
          <BoundField name="warningTextTakeoverReservation" layout="above" />
        </>
      )}
    </Block>
  );
}
