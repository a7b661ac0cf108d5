declare module 'jsonld' {
  type Loaded = { documentUrl: string; document: unknown };
  export type Expanded = { readonly [term: string]: unknown };
  const jsonld: {
    expand(
      document: unknown,
      options: { base: string; documentLoader: (url: string) => Promise<Loaded> },
    ): Promise<Expanded[]>;
  };
  export default jsonld;
}
