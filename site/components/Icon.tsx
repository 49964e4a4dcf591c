const loudspeaker = <path d="M4 9v6h4l5 4V5L8 9z" fill="currentColor" />;

/** The site's own drawings, 24 by 24, with square line ends like the level mark and the ruler. */
const drawings = {
  phone: <path d="M4 4h5l2 5-3 2c1 2.5 2.5 4 5 5l2-3 5 2v5c-9 1-17-7-16-16z" />,
  arrow: <path d="M4 12h15m-6-6 6 6-6 6" />,
  down: <path d="m5 9 7 7 7-7" />,
  menu: <path d="M3 6h18M3 12h18M3 18h11" />,
  close: <path d="m5 5 14 14M19 5 5 19" />,
  check: <path d="m4 12.5 5.5 5.5L20 6.5" />,
  alert: <path d="M12 3 2 21h20zM12 10v5m0 2.6v.4" />,
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

export type IconName = keyof typeof drawings;

/** A drawing beside text that says the same; hidden from assistive technology. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg
      className={name === 'arrow' ? 'icon arrow' : 'icon'}
      viewBox="0 0 24 24"
      width="24"
      height="24"
      aria-hidden="true"
    >
      {drawings[name]}
    </svg>
  );
}
