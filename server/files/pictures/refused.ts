import { fileTexts } from '../../../src/domain/file/storedFile.ts';

export type Refusal = keyof typeof fileTexts;

/** A file is not taken; the reason is a sentence for whoever sent it. */
export class Refused extends Error {
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(fileTexts[refusal]);
    this.refusal = refusal;
  }
}
