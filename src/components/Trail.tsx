import { Link } from '@umijs/max';
import styles from './Trail.module.css';

interface TrailStep {
  key: string;
  text: string;
  /** Where it leads; nowhere for the page itself, which only ever is the last step. */
  to?: string;
}

/** The way down to what is shown, each step a link back to it. */
export function Trail({ label, steps }: { label: string; steps: readonly TrailStep[] }) {
  return (
    <nav className={styles.trail} aria-label={label}>
      <ol>
        {steps.map(({ key, text, to }) => (
          <li key={key}>{to ? <Link to={to}>{text}</Link> : <span aria-current="page">{text}</span>}</li>
        ))}
      </ol>
    </nav>
  );
}
