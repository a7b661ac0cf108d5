import { Icon } from '../../../ui/display/Icon.tsx';
import { IconButton } from '../../../ui/display/IconButton.tsx';
import type { Sight } from './useSight.ts';

interface PictureBarProps {
  sight: Sight;
  /** Of which protocol, and how much is open in it: said where its head is scrolled away. */
  about: string;
  onTurn: () => void;
}

/** Which position is looked at, and how near. */
export function PictureBar({ sight, about, onTurn }: PictureBarProps) {
  const { pair, at, section } = sight;
  const percent = `${String(Math.round(section.zoom * 100))} %`;
  const news = pair?.marks.filter((it) => it.isNew).length ?? 0;
  return (
    <div className="flex h-17 flex-none items-center gap-4 overflow-hidden border-b border-line px-6 whitespace-nowrap">
      <h3 className="flex-none font-strong">{pair ? `${String(at + 1)} · ${pair.label}` : 'Keine Bilder'}</h3>
      <span className="in-low num flex-none text-11 text-2">{about}</span>
      <span className="min-w-0 flex-1 truncate text-11 text-2">
        {pair && `gleicher Ausschnitt, ${percent}${sight.isWhole ? '' : ' gefüllt'}, verschieben wirkt auf beide`}
      </span>
      {news > 0 && (
        <span className="flex h-8 flex-none items-center gap-2 rounded-1 border border-warn-bd bg-warn-bg px-2 text-10 font-strong text-warn">
          <Icon name="triangle-alert" size={10} />
          {news === 1 ? '1 neu seit U2' : `${String(news)} neu seit U2`}
        </span>
      )}
      <span className="flex flex-none items-center">
        <IconButton small icon="minus" label="Kleiner" hotkey="minus" onClick={() => sight.zoom(-1)} />
        <span className="num w-22 text-center text-11">{percent}</span>
        <IconButton small icon="plus" label="Größer" hotkey="plus" onClick={() => sight.zoom(1)} />
        <IconButton
          small
          icon={sight.isAllSeen ? 'maximize-2' : 'minimize-2'}
          label={sight.isAllSeen ? 'Fläche füllen' : 'Ganzes Bild'}
          hotkey="0"
          onClick={sight.toggleWhole}
        />
        <IconButton small icon="rotate-cw" label="Beide drehen" hotkey="r" onClick={onTurn} />
      </span>
    </div>
  );
}

/** How the pictures of a position lie, and whether only those with something new are walked. */
export function LayoutChoice({ sight }: { sight: Sight }) {
  const { layout, setLayout, onlyNews, setOnlyNews, newsCount } = sight;
  const choices = [
    { text: 'nebeneinander', isOn: layout === 'beside', run: () => setLayout('beside') },
    { text: 'übereinander', isOn: layout === 'over', run: () => setLayout('over') },
    {
      text: `nur Unterschiede ${String(newsCount)}`,
      isOn: onlyNews,
      run: () => setOnlyNews(!onlyNews),
    },
  ];
  return (
    <span
      role="group"
      aria-label="Ansicht der Bilder"
      className="flex h-13 flex-none overflow-hidden rounded-2 border border-line"
    >
      {choices.map(({ text, isOn, run }) => (
        <button
          key={text}
          type="button"
          aria-pressed={isOn}
          onClick={run}
          className={`focus-inside num border-r border-line px-5 text-11 last:border-r-0 ${isOn ? 'bg-selected font-medium' : 'bg-raised hover:bg-hover'}`}
        >
          {text}
        </button>
      ))}
    </span>
  );
}
