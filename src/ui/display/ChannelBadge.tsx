export type Channel = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** The link channel a panel listens to: number and colour, never colour alone. */
export function ChannelBadge({ channel }: { channel: Channel }) {
  return (
    <span
      role="img"
      aria-label={`Kanal ${channel}`}
      data-tip={`Kanal ${channel}`}
      style={{ color: `var(--ch-${channel}-fg)`, backgroundColor: `var(--ch-${channel}-bg)` }}
      className="inline-block h-7 min-w-7 flex-none rounded-1 px-[3px] text-center text-[10px] leading-[14px] font-strong"
    >
      {channel}
    </span>
  );
}
