import { type ReactNode, useId } from 'react';
import styles from './diagram/DiagramPanels.module.css';

interface PanelFieldProps {
  label: string;
  /** The control; it takes the id that its label points to. */
  children: (id: string) => ReactNode;
}

/** A field of the inspector, under its label. */
export function PanelField({ label, children }: PanelFieldProps) {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
