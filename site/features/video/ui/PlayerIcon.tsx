const loudspeaker = <path d="M4 9v6h4l5 4V5L8 9z" fill="currentColor" />;

/** Drawn like the site's icons: 24 by 24, square line ends. */
const drawings = {
  play: <path d="M7 4v16l13-8z" fill="currentColor" />,
  pause: <path d="M8 5v14M16 5v14" strokeWidth="3.5" />,
  sound: (
    <>
      {loudspeaker}
      <path d="M16.5 9c1.5 2 1.5 4 0 6M19 6.5c3 3.5 3 7.5 0 11" />
    </>
  ),
  muted: (
    <>
      {loudspeaker}
      <path d="m16.5 9.5 5 5M21.5 9.5l-5 5" />
    </>
  ),
} as const;

export type PlayerIconName = keyof typeof drawings;

/** The drawing on a player's button; the button itself has a name. */
export function PlayerIcon({ name }: { name: PlayerIconName }) {
  return (
    <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
      {drawings[name]}
    </svg>
  );
}
