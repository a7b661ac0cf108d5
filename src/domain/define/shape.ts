/** The form of a JSON value that a call takes or answers: its JSON schema, and the type it has in the program. */
export type Shape<T = unknown> = {
  readonly kind: 'shape';
  readonly schema: Schema;
  /** Carries the type through inference; never present at run time. */
  readonly value?: T;
};
type Schema = Readonly<Record<string, unknown>>;
type Shapes = Readonly<Record<string, Shape>>;

export type ShapeValue<S> = S extends Shape<infer T> ? T : never;
type ValuesOf<P extends Shapes> = { readonly [K in keyof P]: ShapeValue<P[K]> };

/* @__NO_SIDE_EFFECTS__ */
const shape = <T>(schema: Schema): Shape<T> => ({ kind: 'shape', schema });

export const text = shape<string>({ type: 'string' });
/** A text of a certain length or form. */
export const textOf = (limits: Schema): Shape<string> => shape({ type: 'string', ...limits });
export const integer = shape<number>({ type: 'integer' });
export const number = shape<number>({ type: 'number' });
export const flag = shape<boolean>({ type: 'boolean' });
export const moment = shape<string>({ type: 'string', format: 'date-time' });
export const day = shape<string>({ type: 'string', format: 'date' });
export const iri = shape<string>({ type: 'string', format: 'iri-reference' });
export const uuid = shape<string>({ type: 'string', format: 'uuid' });
/** A record by its number or its address. */
export const idOrIri = shape<number | string>({ type: ['integer', 'string'] });
/** EUR as an exact decimal text. */
export const amount = shape<string>({ type: 'string', format: 'decimal' });
/** An object whose members are nobody's business here. */
export const anything = shape<Readonly<Record<string, unknown>>>({ type: 'object' });

/** Any JSON at all. */
export const anyJson = shape<unknown>({});

/* @__NO_SIDE_EFFECTS__ */
export const oneOf = <const K extends string>(keys: readonly K[]): Shape<K> => shape({ type: 'string', enum: keys });
/* @__NO_SIDE_EFFECTS__ */
export const arrayOf = <T>(items: Shape<T>, limits: Schema = {}): Shape<readonly T[]> =>
  shape({ type: 'array', items: items.schema, ...limits });
/** The value or nothing. */
/* @__NO_SIDE_EFFECTS__ */
export const maybe = <T>({ schema }: Shape<T>): Shape<T | null> => shape({ ...schema, type: [schema.type, 'null'] });
/** The same with a sentence about it. */
/* @__NO_SIDE_EFFECTS__ */
export const described = <T>({ schema }: Shape<T>, description: string): Shape<T> => shape({ ...schema, description });
/** The same, as a type that knows more of it than its schema says. */
/* @__NO_SIDE_EFFECTS__ */
export const typed = <T>({ schema }: Shape): Shape<T> => shape(schema);
/** One of several forms. */
/* @__NO_SIDE_EFFECTS__ */
export const either = <T>(forms: readonly Shape[]): Shape<T> => shape({ oneOf: forms.map((it) => it.schema) });

/** An object as it is answered: all its members are there. */
/* @__NO_SIDE_EFFECTS__ */
export function object<P extends Shapes>(properties: P): Shape<ValuesOf<P>> {
  return shape({ type: 'object', properties: schemasOf(properties) });
}

/** An object as it is sent: only what is required must be there. */
/* @__NO_SIDE_EFFECTS__ */
export function given<P extends Shapes, const R extends keyof P & string>(
  properties: P,
  required: readonly R[],
): Shape<Pick<ValuesOf<P>, R> & Partial<ValuesOf<P>>> {
  return shape({ type: 'object', properties: schemasOf(properties), ...(required.length > 0 && { required }) });
}

/** A record of a resource as its own calls answer it, by the name of its class. */
/* @__NO_SIDE_EFFECTS__ */
export const recordOf = (type: string): Shape<Readonly<Record<string, unknown>>> =>
  shape({ $ref: `#/components/schemas/${type}` });

function schemasOf(properties: Shapes): Readonly<Record<string, Schema>> {
  return Object.fromEntries(Object.entries(properties).map(([name, it]) => [name, it.schema]));
}
