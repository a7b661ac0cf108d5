import { calls } from '../../src/domain/calls.ts';
import { isRecordCall, wireOf, type AnyCall, type Taken } from '../../src/domain/define/call.ts';
import type { Fields } from '../../src/domain/define/field.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import type { Shape } from '../../src/domain/define/shape.ts';
import { resourceByPath } from '../../src/domain/resources.ts';
import { takenObject } from './openApiFields.ts';
import { filterParameters } from './openApiLists.ts';
import { ifMatch, itemResponse } from './openApiRecords.ts';
import {
  answered,
  collection,
  conflict,
  id,
  invalid,
  missing,
  path,
  problem,
  query,
  refusals,
  stale,
  text,
} from './openApiShapes.ts';

/** The declared calls as outside clients read about them, by their address. */
export function declaredCalls(): Readonly<Record<string, object>> {
  const byAddress = Map.groupBy(calls, (it) => (it.besideApi ? '' : '/api') + wireOf(it).address);
  return Object.fromEntries(
    [...byAddress].map(([address, its]) => [
      address,
      Object.assign({}, ...its.map((it) => ({ [wireOf(it).method.toLowerCase()]: describedCall(it) }))) as object,
    ]),
  );
}

function describedCall(call: AnyCall): object {
  const parameters = [
    ...partsOf(call),
    ...(['GET', 'DELETE'].includes(wireOf(call).method) ? parametersOf(call.input) : []),
    ...(isRecordCall(call) ? [ifMatch] : []),
  ];
  const requestBody = takesBody(call) ? bodyOf(call.input) : undefined;
  return {
    operationId: call.id,
    tags: [tagOf(call)],
    summary: call.title,
    ...(call.description !== undefined && { description: call.description }),
    ...(call.area === 'anybody' && { security: [] }),
    ...(parameters.length > 0 && { parameters }),
    ...(requestBody && { requestBody }),
    responses: responsesOf(call),
  };
}

function tagOf({ on, heading, answer }: AnyCall): string {
  return heading ?? resourceOf(answer.kind === 'record' ? answer.of : on).type;
}

function resourceOf(on = ''): Pick<Resource, 'type' | 'title'> {
  const resource = resourceByPath(on);
  if (!resource) throw new Error(`no resource ${on}`);
  return resource;
}

function partsOf(call: AnyCall): object[] {
  const names = [...wireOf(call).address.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  return names.map((name) => (name === 'id' ? id : path(name, call.parts?.[name]?.schema ?? text)));
}

/** What a GET takes stands behind its address. */
function parametersOf(input: Taken): object[] {
  if (isFilters(input)) {
    const resource = resourceByPath(input.of);
    return resource ? [...filterParameters(resource)] : [];
  }
  if (!isShape(input)) return [];
  const properties = input.schema.properties as Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  return Object.entries(properties).map(([name, { description, ...schema }]) =>
    query(schema.type === 'array' ? `${name}[]` : name, String(description ?? ''), schema),
  );
}

function takesBody(call: AnyCall): boolean {
  return ['POST', 'PATCH'].includes(wireOf(call).method);
}

function bodyOf(input: Taken): object {
  const schema = isShape(input) ? input.schema : takenObject(input as Fields, 'create');
  const isAsked = isShape(input) ? input.schema.required !== undefined : Object.keys(input).length > 0;
  return { required: isAsked, content: { 'application/json': { schema } } };
}

function responsesOf(call: AnyCall): object {
  const { answer, area, errors = {} } = call;
  const refused = {
    ...(errors.missing && missing),
    ...(errors.invalid && invalid),
    ...(errors.conflict === true ? conflict : errors.conflict && { '409': problem(errors.conflict) }),
    ...(errors.notSignedIn && { '401': refusals['401'] }),
    ...(errors.unavailable && { '503': problem(errors.unavailable) }),
    ...(area !== 'anybody' && refusals),
  };
  switch (answer.kind) {
    case 'record':
      return {
        '200': itemResponse(resourceOf(answer.of)),
        '204': { description: call.title },
        ...missing,
        ...conflict,
        ...stale,
        ...invalid,
        ...refused,
      };
    case 'json':
      return {
        [answer.status]: answered(answer.description, answer.shape.schema),
        ...refused,
      };
    case 'page':
      return { '200': collection(answer.description, answer.member.schema), ...refused };
    case 'nothing':
      return { '204': { description: answer.description }, ...refused };
  }
}

function isShape(input: Taken): input is Shape {
  return input.kind === 'shape';
}

function isFilters(input: Taken): input is Extract<Taken, { readonly kind: 'filters' }> {
  return input.kind === 'filters';
}
