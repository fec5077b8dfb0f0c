import { Link } from '@umijs/max';
import styles from './Trail.module.css';

interface TrailStep {
  key: string;
  text: string;
  /** Omitted for the current page (the last step) and for a group without a page. */
  to?: string;
}

/** A breadcrumb. */
export function Trail({ label, steps }: { label: string; steps: readonly TrailStep[] }) {
  return (
    <nav className={styles.trail} aria-label={label}>
      <ol>
        {steps.map(({ key, text, to }, index) => (
          <li key={key}>
            {to ? (
              <Link to={to}>{text}</Link>
            ) : (
              <span aria-current={index === steps.length - 1 ? 'page' : undefined}>{text}</span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
