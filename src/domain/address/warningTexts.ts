import { addressWarnings } from './choices/addressWarnings.ts';

type Texts = {
  readonly warningTextDamages?: string | null | undefined;
  readonly warningTextTakeoverReservation?: string | null | undefined;
};

/** The two warnings of a loading list: what was written, else the usual words. */
export function warningTexts(written: Texts) {
  const usual = (key: keyof Texts) => addressWarnings.items.find((it) => it.key === key)?.text ?? null;
  return {
    warningTextDamages: written.warningTextDamages?.trim() ? written.warningTextDamages : usual('warningTextDamages'),
    warningTextTakeoverReservation: written.warningTextTakeoverReservation?.trim()
      ? written.warningTextTakeoverReservation
      : usual('warningTextTakeoverReservation'),
  };
}
