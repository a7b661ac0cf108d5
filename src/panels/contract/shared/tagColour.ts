import type { Tag } from '../../../domain/contract/tags.ts';
import type { SemanticColour } from '../../../ui/display/semanticColours.ts';

const colours: Readonly<Record<string, SemanticColour>> = {
  VH: 'tag-vh',
  STORNIERT: 'tag-storniert',
  ABC: 'tag-abc',
  ABA: 'tag-aba',
  SF: 'tag-sf',
  FLEX: 'tag-flex',
  LF: 'tag-lf',
  VZ: 'tag-vz',
  NEU: 'tag-neu',
  UB: 'tag-ub',
  'INFO RE': 'tag-info-re',
  KS: 'tag-ks',
  'INFO GS': 'tag-info-gs',
  AVIS: 'tag-avis',
  RA: 'tag-ra',
  LA: 'tag-la',
  RE: 'tag-re',
  FF: 'tag-ff',
};

/** The colour that a tag has everywhere. */
export function tagColour(tag: Pick<Tag, 'key'>): SemanticColour {
  return colours[tag.key] ?? 'tag-ks';
}
