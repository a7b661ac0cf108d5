import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { Answer, Json } from './client.ts';

type Media = { readonly schema?: object };
type Operation = {
  readonly responses: Readonly<Record<string, { readonly content?: Readonly<Record<string, Media>> }>>;
};
/** An OpenAPI document, as far as tests look into it. */
export type OpenApi = {
  readonly openapi: string;
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Json>> };
};

/** Holds answers against what an OpenAPI document says of their call; the finding is empty when it told the truth. */
export function answerChecker(
  document: OpenApi,
): (call: { method: string; path: string; answer: Pick<Answer, 'status' | 'body' | 'headers'> }) => string[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  // What the package exports is the function itself where modules are read as Node does.
  (addFormats as unknown as (to: Ajv2020) => void)(ajv);
  ajv.addFormat('decimal', /^-?\d+(\.\d+)?$/);
  ajv.addFormat('iri-reference', /^\S+$/);
  ajv.addSchema({ ...document, $id: 'openapi' });
  const compiled = new Map<string, ValidateFunction>();
  return ({ method, path, answer }) => {
    const response = document.paths[path]?.[method.toLowerCase()]?.responses[String(answer.status)];
    if (!response) return [`${method} ${path}: ${String(answer.status)} is not documented`];
    if (!response.content)
      return answer.body === '' ? [] : [`${method} ${path}: a body was sent with ${String(answer.status)}`];
    const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
    if (!response.content[type]) return [`${method} ${path}: ${type} is not documented for ${String(answer.status)}`];
    const pointer = ['paths', path, method.toLowerCase(), 'responses', String(answer.status), 'content', type, 'schema']
      .map((it) => encodeURIComponent(it.replaceAll('~', '~0').replaceAll('/', '~1')))
      .join('/');
    const validate = compiled.get(pointer) ?? ajv.compile({ $ref: `openapi#/${pointer}` });
    compiled.set(pointer, validate);
    return validate(answer.body)
      ? []
      : (validate.errors ?? []).map(
          (it) =>
            `${method} ${path} ${String(answer.status)}: ${it.instancePath} ${it.message ?? ''} ${JSON.stringify(it.params)}`,
        );
  };
}
