import { PrinterOutlined } from '@ant-design/icons';
import { Link, useIntl, useLocation } from '@umijs/max';
import { Alert, Button } from 'antd';
import typography from '@/components/typography.module.css';
import type { Agreement } from '@/domain/content/agreement';
import styles from './AgreementDocument.module.css';
import { VersionChooser } from './VersionChooser';

interface DocumentHeadProps {
  agreement: Agreement;
  /** The version it is compared with. */
  compare?: string;
}

/** Title, version and date of a document, its other versions, and what can be done with it. */
export function DocumentHead({ agreement, compare }: DocumentHeadProps) {
  const { formatMessage, formatDate } = useIntl();
  const { pathname, search } = useLocation();
  const { title, version, effectiveAt, versions } = agreement;
  const current = versions[0]?.version ?? version;
  const query = new URLSearchParams(search);
  query.delete('version');

  return (
    <header className={styles.head}>
      <h1 className={typography.titleLarge}>{title}</h1>
      <p className={styles.version}>
        {formatMessage(
          { id: 'agreement.version' },
          { version, date: formatDate(effectiveAt, { year: 'numeric', month: 'long', day: 'numeric' }) },
        )}
      </p>
      <div className={styles.tools}>
        {versions.length > 1 && <VersionChooser agreement={agreement} compare={compare} />}
        <Button icon={<PrinterOutlined aria-hidden />} onClick={() => window.print()}>
          {formatMessage({ id: 'agreement.print' })}
        </Button>
      </div>
      {version !== current && compare === undefined && (
        <Alert
          type="warning"
          showIcon
          title={formatMessage({ id: 'agreement.outdated' }, { version })}
          action={
            <Link className={styles.toCurrent} to={{ pathname, search: query.toString() }}>
              {formatMessage({ id: 'agreement.outdated.link' }, { version: current })}
            </Link>
          }
        />
      )}
    </header>
  );
}
