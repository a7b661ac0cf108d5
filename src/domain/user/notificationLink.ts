import type { Notification } from './notification.ts';

type About = { readonly [K in 'entityType' | 'entityId' | 'data']?: Notification[K] | undefined };

const panels: Readonly<Record<string, string>> = {
  Contract: 'contracts',
  Protocol: 'protocols',
  ContractAvis: 'contract_avis',
};
/** What a message may be about beyond the three kinds of records that it names by number. */
const named = ['import', 'news'] as const;

/** Where what a message is about can be seen; undefined where it is about nothing that has a place of its own. */
export function notificationLink({ entityType, entityId, data }: About): string | undefined {
  const panel = panels[entityType ?? ''];
  if (panel !== undefined && typeof entityId === 'number') return `/${panel}/${String(entityId)}`;
  return named.map((it) => placeOf(data, it)).find((it) => it !== undefined);
}

function placeOf(data: Notification['data'] | undefined, name: (typeof named)[number]): string | undefined {
  const iri = data?.[name];
  return typeof iri === 'string' && iri.startsWith('/api/') ? iri.slice('/api'.length) : undefined;
}
