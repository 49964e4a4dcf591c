/** A scene in motion: its file exports one as `film`, its component takes `share`, from 0 to 1. */
export interface Film {
  /** Name of its files in `site/assets/videos`. */
  name: string;
  seconds: number;
  /**
   * What every picture of the film shows, in units of the scene; 16:9. Without it, what the scene shows: its camera
   * moves.
   */
  from?: readonly [x: number, y: number];
  units?: readonly [width: number, height: number];
  /** The window in which it is drawn, about as large as where it is shown: lines have widths of their own. */
  window: readonly [width: number, height: number];
  /** Pixels of the video in one of the window. */
  scale: number;
  /** A part of it for narrow windows: pixels of the video, `x,y` of its upper left corner and the length of its sides. */
  square?: { readonly x: number; readonly y: number; readonly side: number };
  /** There is one for dark mode, too. */
  night?: boolean;
  /** Keeps the sound of the files that it replaces. */
  sound?: boolean;
  /** Constant rate factors: larger ones make smaller files, which must stay below 1 MB. */
  rate: { readonly av1: number; readonly h264: number };
}
