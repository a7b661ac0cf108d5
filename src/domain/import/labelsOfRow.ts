import { contractTags } from '../contract/choices/contractTags.ts';
import { tagsOf } from '../contract/tags.ts';
import { saidIn } from './shownRow.ts';

type Row = { readonly storno: boolean; readonly content: unknown };

/** The tags that the order of a row has by what its file says, so that nobody has to open the order to see them. */
export function labelsOfRow({ storno, content }: Row) {
  const said = saidIn({ content });
  const keys = new Set(
    tagsOf(
      {
        isStorniert: storno,
        vwstationsfahrt: said.vwstationsfahrt === true,
        flexContract: said.flexContract === true,
        hasAvis: said.createAvis === true,
        kostenstelle: said.kostenstelle ?? null,
      },
      [],
    ).map((it) => it.key),
  );
  return contractTags.items.flatMap(({ key }) => (keys.has(key) ? [key] : []));
}
