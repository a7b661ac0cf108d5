import { useEffect, useState } from 'react';
import { messageOf } from '../../../../api/apiErrors.ts';
import { fetchDirection } from '../../../../api/calls/directions.ts';
import type { contract } from '../../../../domain/contract/contract.ts';
import type { FormOf } from '../../../../domain/define/row.ts';
import { isPlaced } from '../../../../domain/km/place.ts';
import { distancesOf, noDistances, type Route } from '../../../../domain/km/route.ts';
import { useRecordFormContext } from '../contractFields.ts';
import { useContractForm } from '../contractFormContext.ts';
import { formStops } from './formStops.ts';

/** How the lookup of the way stands; quiet until an address changes. */
export type RouteLookup =
  | { readonly state: 'quiet' }
  | { readonly state: 'asking' }
  | { readonly state: 'known'; readonly source: Route['source'] }
  | { readonly state: 'failed'; readonly reason: string };

const pauseMs = 500;
const quiet: RouteLookup = { state: 'quiet' };

/**
 * Looks distance and drive time up whenever both ends stand and one of them was changed; a failure empties them
 * (document 1, section 8).
 */
export function useRouteLookup(): RouteLookup {
  const { form, iri, facts, canChange } = useRecordFormContext();
  const { put } = useContractForm();
  const [lookup, setLookup] = useState<RouteLookup>(quiet);

  useEffect(() => {
    let seen = iri === null ? '' : questionOf(form.getValues());
    let timer = 0;
    let leaving = new AbortController();

    const ask = async ({ signal }: AbortController) => {
      const base = facts.base();
      const values = form.getValues();
      const stops = formStops(values);
      if (values.editGoogleKm === true || !canChange('googleKm')) return setLookup(quiet);
      if (iri !== null && questionOf(base) === questionOf(values)) {
        put({ googleKm: base.googleKm, googleFahrzeit: base.googleFahrzeit });
        return setLookup(quiet);
      }
      if (!isPlaced(stops.start) || !isPlaced(stops.end)) return setLookup(quiet);
      setLookup({ state: 'asking' });
      try {
        const route = await fetchDirection(stops, signal);
        if (signal.aborted) return;
        put(distancesOf(route));
        setLookup({ state: 'known', source: route.source });
      } catch (error) {
        if (signal.aborted) return;
        put(noDistances);
        setLookup({ state: 'failed', reason: messageOf(error) });
      }
    };

    const askAnew = () => {
      const question = questionOf(form.getValues());
      if (question === seen) return;
      seen = question;
      leaving.abort();
      leaving = new AbortController();
      window.clearTimeout(timer);
      timer = window.setTimeout(() => void ask(leaving), pauseMs);
    };

    askAnew();
    const unsubscribe = form.subscribe({ formState: { values: true }, callback: askAnew });
    return () => {
      unsubscribe();
      window.clearTimeout(timer);
      leaving.abort();
    };
  }, [form, iri, facts, canChange, put]);
  return lookup;
}

/** What a lookup depends on. */
function questionOf(values: FormOf<typeof contract>): string {
  return JSON.stringify([formStops(values), values.editGoogleKm === true]);
}
