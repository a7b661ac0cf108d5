import type { Field } from '../../src/domain/define/field.ts';
import type { Resource } from '../../src/domain/define/resource.ts';
import { offers, type Operation } from '../../src/domain/define/noun.ts';
import { furtherCallsOf } from './hydraCalls.ts';
import { rangeOf } from './vocabulary.ts';

const vocabularyContext = (docs: string) => ({
  '@vocab': `${docs}#`,
  hydra: 'http://www.w3.org/ns/hydra/core#',
  rdf: 'http://www.w3.org/1999/02/22-rdf-syntax-ns#',
  rdfs: 'http://www.w3.org/2000/01/rdf-schema#',
  xmls: 'http://www.w3.org/2001/XMLSchema#',
  owl: 'http://www.w3.org/2002/07/owl#',
  schema: 'https://schema.org/',
  leitstand: `${docs}#leitstand/`,
  domain: { '@id': 'rdfs:domain', '@type': '@id' },
  range: { '@id': 'rdfs:range', '@type': '@id' },
  subClassOf: { '@id': 'rdfs:subClassOf', '@type': '@id' },
  expects: { '@id': 'hydra:expects', '@type': '@id' },
  returns: { '@id': 'hydra:returns', '@type': '@id' },
});

/** The hydra documentation, made from the same definitions that serve the requests. */
export function hydraDocs(resources: readonly Resource[], origin: string): object {
  const docs = `${origin}/api/docs.jsonld`;
  return {
    '@context': vocabularyContext(docs),
    '@id': '/api/docs.jsonld',
    '@type': 'hydra:ApiDocumentation',
    'hydra:title': 'Leitstand',
    'hydra:description': 'Aufträge, Fahrer, Kunden und Protokolle einer Fahrzeugüberführung',
    'hydra:entrypoint': '/api',
    'hydra:supportedClass': [...resources.map(classOf), entrypointClass(resources), violationClass],
  };
}

function classOf(resource: Resource): object {
  return {
    '@id': `#${resource.type}`,
    '@type': 'hydra:Class',
    'rdfs:label': resource.type,
    'hydra:title': resource.type,
    'hydra:description': resource.title.one,
    'hydra:supportedProperty': Object.entries(resource.fields).map(([name, field]) =>
      propertyOf(resource, name, field),
    ),
    'hydra:supportedOperation': (['read', 'update', 'delete'] as const)
      .filter((it) => offers(resource, it))
      .map((it) => operationOf(resource, it)),
    'schema:potentialAction': furtherCallsOf(resource),
  };
}

function propertyOf(resource: Resource, name: string, field: Field): object {
  const many = field.kind === 'references' || field.kind === 'list' || field.kind === 'choices';
  return {
    '@type': 'hydra:SupportedProperty',
    'hydra:property': {
      '@id': `#${resource.type}/${name}`,
      '@type': field.to === undefined && field.kind !== 'file' ? 'rdf:Property' : 'hydra:Link',
      'rdfs:label': name,
      domain: `#${resource.type}`,
      range: rangeOf(field),
      ...(!many && { 'owl:maxCardinality': 1 }),
    },
    'hydra:title': name,
    'hydra:description': field.label,
    'hydra:required': field.required !== undefined && field.required !== false,
    'hydra:readable': field.kind !== 'secret' && field.option !== true,
    'hydra:writeable': field.readOnly !== true,
  };
}

const methods: Readonly<Record<Operation, string>> = {
  list: 'GET',
  read: 'GET',
  create: 'POST',
  update: 'PATCH',
  delete: 'DELETE',
};
const schemaTypes: Readonly<Record<Operation, string>> = {
  list: 'schema:FindAction',
  read: 'schema:FindAction',
  create: 'schema:CreateAction',
  update: 'schema:ReplaceAction',
  delete: 'schema:DeleteAction',
};
const verbs: Readonly<Record<Operation, string>> = {
  list: 'auflisten',
  read: 'lesen',
  create: 'anlegen',
  update: 'ändern',
  delete: 'löschen',
};

function operationOf(resource: Resource, operation: Operation): object {
  return {
    '@type': ['hydra:Operation', schemaTypes[operation]],
    'hydra:method': methods[operation],
    'hydra:title': `${resource.title.one} ${verbs[operation]}`,
    'rdfs:label': `${resource.title.one} ${verbs[operation]}`,
    returns: operation === 'delete' ? 'owl:Nothing' : operation === 'list' ? 'hydra:Collection' : `#${resource.type}`,
    ...((operation === 'create' || operation === 'update') && { expects: `#${resource.type}` }),
  };
}

function entrypointClass(resources: readonly Resource[]): object {
  return {
    '@id': '#Entrypoint',
    '@type': 'hydra:Class',
    'hydra:title': 'Entrypoint',
    'hydra:supportedProperty': resources
      .filter((it) => offers(it, 'list'))
      .map((resource) => ({
        '@type': 'hydra:SupportedProperty',
        'hydra:property': {
          '@id': `#Entrypoint/${resource.path}`,
          '@type': 'hydra:Link',
          'rdfs:label': resource.path,
          domain: '#Entrypoint',
          'owl:maxCardinality': 1,
          range: [
            { '@id': 'hydra:Collection' },
            {
              'owl:equivalentClass': {
                'owl:onProperty': { '@id': 'hydra:member' },
                'owl:allValuesFrom': { '@id': `#${resource.type}` },
              },
            },
          ],
          'hydra:supportedOperation': (['list', 'create'] as const)
            .filter((it) => offers(resource, it))
            .map((it) => operationOf(resource, it)),
        },
        'hydra:title': resource.path,
        'hydra:description': resource.title.many,
        'hydra:readable': true,
        'hydra:writeable': false,
      })),
    'hydra:supportedOperation': [
      {
        '@type': 'hydra:Operation',
        'hydra:method': 'GET',
        'hydra:title': 'Einstieg',
        'rdfs:label': 'Einstieg',
        returns: '#Entrypoint',
      },
    ],
  };
}

const violationClass = {
  '@id': '#ConstraintViolation',
  '@type': 'hydra:Class',
  'hydra:title': 'ConstraintViolation',
  'hydra:supportedProperty': ['propertyPath', 'message'].map((name) => ({
    '@type': 'hydra:SupportedProperty',
    'hydra:property': {
      '@id': `#ConstraintViolation/${name}`,
      '@type': 'rdf:Property',
      'rdfs:label': name,
      domain: '#ConstraintViolation',
      range: 'xmls:string',
    },
    'hydra:title': name,
    'hydra:readable': true,
    'hydra:writeable': false,
  })),
};

/** The JSON-LD context of a class: every field is a term, references are addresses. */
export function contextOf(resource: Resource, origin: string): object {
  const terms = Object.entries(resource.fields).map(([name, field]) => [
    name,
    field.kind === 'reference' || field.kind === 'references' || field.kind === 'file'
      ? { '@id': `${resource.type}/${name}`, '@type': '@id' }
      : `${resource.type}/${name}`,
  ]);
  return {
    '@context': {
      ...vocabularyContext(`${origin}/api/docs.jsonld`),
      id: `${resource.type}/id`,
      version: `${resource.type}/version`,
      createdAt: `${resource.type}/createdAt`,
      updatedAt: `${resource.type}/updatedAt`,
      ...Object.fromEntries(terms),
    },
  };
}

/** The context of classes that have no resource of their own (history entries, errors, days). */
export function plainContext(origin: string): object {
  return { '@context': vocabularyContext(`${origin}/api/docs.jsonld`) };
}

/** The context of the entrypoint: one link per collection. */
export function entrypointContext(resources: readonly Resource[], origin: string): object {
  const links = resources
    .filter((it) => offers(it, 'list'))
    .map((it) => [it.path, { '@id': `Entrypoint/${it.path}`, '@type': '@id' }]);
  return { '@context': { ...vocabularyContext(`${origin}/api/docs.jsonld`), ...Object.fromEntries(links) } };
}

/** The entrypoint itself: where every collection is found. */
export function entrypoint(resources: readonly Resource[]): object {
  const links = resources.filter((it) => offers(it, 'list')).map((it) => [it.path, `/api/${it.path}`]);
  return { '@context': '/api/contexts/Entrypoint', '@id': '/api', '@type': 'Entrypoint', ...Object.fromEntries(links) };
}
