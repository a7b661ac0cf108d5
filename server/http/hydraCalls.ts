import type { Resource } from '../../src/domain/define/resource.ts';
import { ownCalls } from './openapi.ts';

type Described = { readonly tags?: readonly string[]; readonly summary?: string };

/**
 * The calls of a class beyond the standard ones. A hydra operation has no address but that of its record, so these are
 * actions of schema.org, which clients that know only the standard calls pass over.
 */
export function furtherCallsOf(resource: Resource): object[] {
  return Object.entries(ownCalls([resource])).flatMap(([address, item]) =>
    Object.entries(item as Readonly<Record<string, Described>>).flatMap(([method, call]) =>
      call.tags?.[0] === resource.type ? [actionAt(address, method, call.summary ?? '')] : [],
    ),
  );
}

function actionAt(address: string, method: string, title: string): object {
  return {
    '@type': method === 'get' ? 'schema:FindAction' : 'schema:Action',
    'rdfs:label': title,
    'schema:target': {
      '@type': 'schema:EntryPoint',
      'schema:httpMethod': method.toUpperCase(),
      'schema:urlTemplate': address,
    },
  };
}
