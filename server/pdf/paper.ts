import type { Content } from 'pdfmake';
import type { Company } from '../company.ts';
import type { Appended } from './appendPapers.ts';

/** A file that lies inside of the document. */
export type Attachment = {
  readonly name: string;
  readonly type: string;
  readonly description: string;
  readonly content: string;
};

/** A document to be printed: everything in it is plain data, because it is printed in a thread of its own. */
export type Paper = {
  /** Names the document where a reader shows it, for example „Auftrag 26000418“. */
  readonly title: string;
  readonly company: Company;
  /** The moment that stands in the file as its making, so that the same contract gives the same file. */
  readonly madeAt: Date;
  /** Each part begins on a page of its own. */
  readonly parts: readonly Content[];
  /** What its parts name as pictures. */
  readonly images?: Readonly<Record<string, string>>;
  /** A4 across, for tables with many columns. */
  readonly isLandscape?: boolean;
  /** Stands across each page of what is not final. */
  readonly mark?: string;
  /** What lies inside of it in another form, and what the file says about that (XMP). */
  readonly attachment?: Attachment;
  readonly metadata?: string;
  /** Papers that are PDF already and come behind its own pages. */
  readonly appended?: readonly Appended[];
};
