import type { ReactNode } from 'react';

interface SectionProps {
  /** For links to it; its heading has the id `${id}-title`. Without an id the section is no landmark. */
  id?: string;
  /** A section with an id but without a title has its heading among the children. */
  title?: string;
  /** Belongs to the title, and aligns with its last line where there is room. */
  text?: ReactNode;
  /** Puts the content beside the title where there is room; otherwise it is below. */
  beside?: boolean;
  /** A drawing below the title, if the content is beside it. */
  picture?: ReactNode;
  /** The larger of two sizes of title. */
  large?: boolean;
  surface?: 'paper' | 'white' | 'sky' | 'shallow' | 'deep' | 'clear';
  /** Continues the surface of the block above, without a gap. */
  flush?: boolean;
  className?: string | undefined;
  /** Each takes all twelve columns unless its class says otherwise. */
  children: ReactNode;
}

/** A section of a page: a surface across the window, the twelve columns and the title. */
export function Section(props: SectionProps) {
  const { id, title, text, beside, picture, large, surface, flush, className, children } = props;
  const Frame = id ? 'section' : 'div';
  const titleId = id && `${id}-title`;
  const head = title && (
    <>
      <h2 id={titleId} className={large ? 'large' : undefined}>
        {title}
      </h2>
      {text && <p className={beside ? 'muted' : 'lead muted'}>{text}</p>}
    </>
  );
  return (
    <Frame
      id={id}
      className={['section', flush && 'section--flush', className].filter(Boolean).join(' ')}
      data-surface={surface}
      aria-labelledby={titleId}
    >
      <div className="grid">
        {beside ? (
          <>
            <div className="col-1-5 stays stack">
              {head}
              {picture && <div className="framed screen-only">{picture}</div>}
            </div>
            <div className="col-7-12 stack">{children}</div>
          </>
        ) : (
          <>
            {head}
            {children}
          </>
        )}
      </div>
    </Frame>
  );
}
