import { FilePdfOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Skeleton } from 'antd';
import type { IdentityFile } from '@/domain/certification/certification';
import styles from './Upload.module.css';
import { usePreview } from './usePreview';

const KILOBYTE = 1024;

/** A file as the server has it: a picture with its watermark, a PDF as a link to open it. */
export function FilePreview({ file, name }: { file: IdentityFile; name: string }) {
  const { formatMessage, formatNumber } = useIntl();
  const preview = usePreview(file.fileId);
  const size = formatNumber(Math.max(1, Math.round(file.size / KILOBYTE)));

  if (preview?.failed)
    return <p className={styles.line}>{formatMessage({ id: 'certification.preview.failed' })}</p>;
  if (!preview?.url) return <Skeleton.Image active className={styles.picture} />;
  return (
    <>
      <a
        className={styles.preview}
        href={preview.url}
        target="_blank"
        rel="noopener"
        aria-label={formatMessage({ id: 'certification.preview.open' }, { name })}
      >
        {file.kind === 'pdf' ? (
          <FilePdfOutlined className={styles.document} aria-hidden />
        ) : (
          <img
            className={styles.picture}
            src={preview.url}
            alt={formatMessage({ id: 'certification.preview.picture' }, { name })}
          />
        )}
      </a>
      <p className={styles.line}>
        {formatMessage({ id: `certification.preview.${file.kind === 'pdf' ? 'asIs' : 'marked'}` }, { size })}
      </p>
    </>
  );
}
