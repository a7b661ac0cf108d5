/** Which field of a form says what another record says already, and which record that is. */
export type SimilarRecord = {
  readonly field: 'firma' | 'ustid' | 'strasse';
  readonly '@id': string;
  readonly name: string;
};
