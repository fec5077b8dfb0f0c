import { Link, useIntl } from '@umijs/max';
import styles from './Brand.module.css';
import { Logo } from './Logo';

export function Brand() {
  const { formatMessage } = useIntl();
  return (
    <Link to="/home" className={styles.brand}>
      <Logo />
      <span>{formatMessage({ id: 'product.name' })}</span>
    </Link>
  );
}
