import type { PropsWithChildren } from 'react';
import { type Fact, FactItems } from '../FactItems';
import typography from '../typography.module.css';
import styles from './PrintSheet.module.css';

/** Labelled values; empty ones are left out. */
export function PrintFacts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className={styles.facts}>
      <FactItems facts={facts} />
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
