import { Link, useIntl } from '@umijs/max';
import { Logo } from '@/components/Logo';
import styles from './Console.module.css';

/** Leads to the portal. ProLayout's own title would be a second h1 beside the page's. */
export function ConsoleBrand({ short }: { short?: boolean }) {
  const { formatMessage } = useIntl();
  const name = formatMessage({ id: 'frame.console' });
  return (
    <Link to="/home" className={styles.brand} aria-label={short ? name : undefined}>
      <Logo size={28} />
      {!short && <span>{name}</span>}
    </Link>
  );
}
