import type { PropsWithChildren, ReactNode } from 'react';
import typography from '../typography.module.css';
import styles from './PrintSheet.module.css';

export type Fact = readonly [label: string, value: ReactNode];

/** Labelled values; empty ones are left out. */
export function PrintFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      {facts
        .filter(([, value]) => value)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}

/** Blocks of facts beside each other, such as buyer and seller. */
export function PrintBlocks({ children }: PropsWithChildren) {
  return <div className={styles.blocks}>{children}</div>;
}

interface PrintBlockProps {
  heading: string;
  /** Shown in bold below the heading. */
  name?: string;
  facts: readonly Fact[];
}

export function PrintBlock({ heading, name, facts }: PrintBlockProps) {
  return (
    <section>
      <h3 className={styles.blockHeading}>{heading}</h3>
      {name && (
        <p className={`${typography.strong} ${typography.anywhere}`} dir="auto">
          {name}
        </p>
      )}
      <PrintFacts facts={facts} />
    </section>
  );
}
