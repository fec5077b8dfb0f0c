import { Link, useIntl } from '@umijs/max';
import styles from './PortalFrame.module.css';

const documents = [
  { path: '/agreement/about-us', titleId: 'title.agreement.aboutUs' },
  { path: '/agreement/register', titleId: 'title.agreement.register' },
  { path: '/agreement/privacy', titleId: 'title.agreement.privacy' },
  { path: '/agreement/blockserveterms', titleId: 'title.agreement.serviceTerms' },
] as const;

/** The portal's foot: the agreements that hold for everybody. */
export function PortalFooter() {
  const { formatMessage } = useIntl();
  return (
    <footer className={styles.footer}>
      <div className={styles.footerBar}>
        <nav className={styles.footerLinks} aria-label={formatMessage({ id: 'title.agreement' })}>
          {documents.map(({ path, titleId }) => (
            <Link key={path} to={path}>
              {formatMessage({ id: titleId })}
            </Link>
          ))}
        </nav>
        <small className={styles.rights}>
          © {new Date().getFullYear()} {formatMessage({ id: 'product.name' })}
        </small>
      </div>
    </footer>
  );
}
