import type { CSSProperties, HTMLAttributes } from 'react';

export interface CardGridProps extends HTMLAttributes<HTMLElement> {
  component?: 'div' | 'dl' | 'li' | 'ol' | 'section' | 'ul';
  /** Minimum column width in pixels. */
  min: number;
  gap?: CSSProperties['gap'];
  /** Whether a few items fill the whole width. */
  stretch?: boolean;
}

/** A grid of equal columns, as many as fit. */
export function CardGrid({ component: Tag = 'div', min, gap = 16, stretch, ...rest }: CardGridProps) {
  const columns = `repeat(auto-${stretch ? 'fit' : 'fill'}, minmax(min(${min}px, 100%), 1fr))`;
  return <Tag {...rest} style={{ display: 'grid', gap, gridTemplateColumns: columns }} />;
}
