import type { FastifyRequest } from 'fastify';
import { Invalid } from '../storage/refusals.ts';

/** `Idempotency-Key` of the call, as callers send it who may have to repeat it. */
export function onceKeyOf({ headers }: FastifyRequest): string | undefined {
  const key = headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\w-]{8,100}$/.test(key))
    throw new Invalid([
      { propertyPath: '', message: 'Der Kopf „Idempotency-Key“ braucht 8 bis 100 Buchstaben, Ziffern oder Striche.' },
    ]);
  return key;
}
