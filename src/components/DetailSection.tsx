import type { PropsWithChildren, ReactNode } from 'react';
import layout from './layout.module.css';
import panelStyles from './panel.module.css';

interface DetailSectionProps extends PropsWithChildren {
  id: string;
  title: ReactNode;
  className?: string;
}

/** A titled section of a detail page. */
export function DetailSection({ id, title, className = '', children }: DetailSectionProps) {
  return (
    <section className={`${panelStyles.panel} ${className}`} aria-labelledby={id}>
      <h2 id={id} className={layout.spaceAfterMd}>
        {title}
      </h2>
      {children}
    </section>
  );
}
