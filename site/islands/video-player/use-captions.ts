import { type RefObject, useEffect, useState } from 'react';

/** Whether the captions of a film are shown, as its text track says, and a way to change it. */
export function useCaptions(video: RefObject<HTMLVideoElement | null>): [shown: boolean, toggle: () => void] {
  const [shown, setShown] = useState(true);
  useEffect(() => {
    const tracks = video.current?.textTracks;
    const read = () => setShown(tracks?.[0]?.mode === 'showing');
    tracks?.addEventListener('change', read);
    return () => tracks?.removeEventListener('change', read);
  }, [video]);
  const toggle = () => {
    const track = video.current?.textTracks[0];
    if (track) track.mode = track.mode === 'showing' ? 'hidden' : 'showing';
  };
  return [shown, toggle];
}
