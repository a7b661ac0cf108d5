import type { PicturedDamage } from '../../domain/damage/damageCalls.ts';
import { formatCount } from '../../domain/number/formatCount.ts';
import { formatDate } from '../../domain/time/formatDay.ts';
import { Block } from '../../ui/display/Block.tsx';

/** The latest damages with their pictures; each leads to its protocol. */
export function DamagePictures({
  damages,
  count,
}: {
  readonly damages: readonly PicturedDamage[];
  readonly count: number;
}) {
  return (
    <Block title={damages.length < count ? `Die neuesten ${formatCount(damages.length)}` : 'Die Schäden'}>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(200px,1fr))] gap-5">
        {damages.map((it) => (
          <li key={it.iri} className="flex min-w-0 flex-col gap-2 rounded-2 border border-line bg-panel p-3">
            <Pictures of={it} />
            <span className="truncate text-1" title={it.text}>
              {it.text}
            </span>
            <span className="flex items-center gap-3 text-11 text-2">
              <a href={`${it.protocol.replace('/api', '')}?tab=schaeden`} className="num text-link hover:underline">
                {it.number}
              </a>
              <span className="num">{formatDate(it.day)}</span>
              <span className="truncate">{it.plate}</span>
              {it.isNew && <span className="font-strong text-danger">neu</span>}
            </span>
          </li>
        ))}
      </ul>
    </Block>
  );
}

function Pictures({ of: { pictures, text } }: { readonly of: PicturedDamage }) {
  if (pictures.length === 0)
    return <span className="grid h-[112px] place-items-center rounded-1 bg-sunken text-11 text-3">ohne Bild</span>;
  return (
    <span className="flex h-[112px] gap-[2px] overflow-hidden rounded-1">
      {pictures.map((it) => (
        <img
          key={it['@id']}
          src={it.sizes?.small ?? it.contentUrl}
          alt={text}
          loading="lazy"
          className="h-full min-w-0 flex-1 object-cover"
        />
      ))}
    </span>
  );
}
