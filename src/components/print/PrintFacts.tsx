import type { PropsWithChildren, ReactNode } from 'react';
import { type Fact, FactItems } from '../FactItems';
import { Money } from '../Money';
import table from '../PlainTable.module.css';
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

interface PrintSumProps {
  label: ReactNode;
  /** In cents. */
  cents: number;
  /** How many columns come before the amount. */
  span: number;
  /** Whether it is what the document is about. */
  isTotal?: boolean;
}

/** A row of a sum below the lines of a document. */
export function PrintSum({ label, cents, span, isTotal = false }: PrintSumProps) {
  return (
    <tr className={isTotal ? typography.strong : undefined}>
      <th scope="row" colSpan={span}>
        {label}
      </th>
      <td className={table.end}>
        <Money cents={cents} />
      </td>
    </tr>
  );
}
