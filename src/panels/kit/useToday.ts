import { atom, useAtomValue } from 'jotai';
import { store } from '../../api/records/entities.ts';
import { companyZone, todayIn } from '../../domain/time/zone.ts';

const minute = 60_000;
const dayAtom = atom(todayIn(companyZone, new Date()));
dayAtom.onMount = (set) => {
  const look = () => set(todayIn(companyZone, new Date()));
  look();
  const timer = setInterval(look, minute);
  return () => clearInterval(timer);
};

/** The company's calendar day at this moment, for cells, which are drawn without React. */
export function todayNow(): string {
  return todayIn(companyZone, new Date());
}

/** The company's calendar day, also after a night with the console open. */
export function useToday(): string {
  return useAtomValue(dayAtom, { store });
}
