import { Fragment, type ReactNode } from 'react';

interface InterpolateProps {
  /** Copy with `{names}`. */
  text: string;
  values: Readonly<Record<string, ReactNode>>;
}

/**
 * A template filled with elements, as `fill` fills one with texts. In an island, the element around a text
 * that may change is keyed by it: a browser that translates replaces texts, and React would change the old.
 */
export function Interpolate({ text, values }: InterpolateProps) {
  // Every second piece is a name. The pieces never change their order, so the index is a stable key.
  return text
    .split(/\{(\w+)\}/)
    .map((piece, place) => <Fragment key={`${place}`}>{place % 2 === 0 ? piece : values[piece]}</Fragment>);
}
