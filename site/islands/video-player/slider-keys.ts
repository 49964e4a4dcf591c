/** A slider's value, its upper end (the lower one is 0), and how far an arrow and a page key move it. */
export interface SliderScale {
  readonly value: number;
  readonly max: number;
  readonly arrow: number;
  readonly page: number;
}

/** Where a key moves a slider; undefined for a key that does not. Left is less in every script. */
export function valueAfterKey(key: string, { value, max, arrow, page }: SliderScale): number | undefined {
  const targets: Readonly<Record<string, number>> = {
    ArrowRight: value + arrow,
    ArrowUp: value + arrow,
    ArrowLeft: value - arrow,
    ArrowDown: value - arrow,
    PageUp: value + page,
    PageDown: value - page,
    Home: 0,
    End: max,
  };
  const target = targets[key];
  return target === undefined ? undefined : Math.min(max, Math.max(0, target));
}
