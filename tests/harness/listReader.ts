import { expect } from 'vitest';
import type { Client, Json } from './client.ts';

export const encoded = (query: Readonly<Record<string, string>>): string => new URLSearchParams(query).toString();

/** Reads lists: the members that one holds under some filters, each told by one of its fields, in order. */
export function listReader(client: Client) {
  return async (path: string, query: Readonly<Record<string, string>>, told: string): Promise<unknown[]> => {
    const { status, body } = await client.get(`/api/${path}?${encoded(query)}`);
    expect([query, status, body.detail]).toEqual([query, 200, undefined]);
    return body['hydra:member'].map((it: Json) => it[told]);
  };
}
