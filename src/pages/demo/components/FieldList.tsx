import type { ReactNode } from 'react';
import typography from '@/components/typography.module.css';
import styles from './Demo.module.css';

export interface FieldListItem {
  key: string;
  fields: { label: string; value: ReactNode }[];
}

interface FieldListProps {
  label: string;
  items: readonly FieldListItem[];
}

/** Records with named fields: a line each on a wide screen, a card each on a phone. */
export function FieldList({ label, items }: FieldListProps) {
  return (
    <ul className={styles.rows} aria-label={label}>
      {items.map(({ key, fields }) => (
        <li key={key}>
          <dl className={styles.fields}>
            {fields.map((field) => (
              <div key={field.label}>
                <dt className={typography.note}>{field.label}</dt>
                <dd>{field.value}</dd>
              </div>
            ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}
