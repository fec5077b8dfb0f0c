import { useT } from '@@/texts/entry';
import { Link } from '@umijs/max';
import styles from './Brand.module.css';
import { Logo } from './Logo';

export function Brand() {
  const t = useT();
  return (
    <Link to="/home" className={styles.brand}>
      <Logo />
      <span>{t('product.name')}</span>
    </Link>
  );
}
