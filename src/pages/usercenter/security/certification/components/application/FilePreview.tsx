import { useT } from '@@/texts/certification';
import { FilePdfOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Skeleton } from 'antd';
import { useEffect, useState } from 'react';
import { useQuery } from '@/components/query/useQuery';
import typography from '@/components/typography.module.css';
import type { IdentityFile } from '@/domain/certification/certification';
import { fetchIdentityFile } from '@/services/certification';
import styles from './Upload.module.css';

const KILOBYTE = 1024;

/** Returns an object URL of the content, revoked on unmount. */
function useObjectUrl(content: Blob | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!content) return;
    const next = URL.createObjectURL(content);
    setUrl(next);
    return () => URL.revokeObjectURL(next);
  }, [content]);
  return url;
}

/** An uploaded file: a picture with its watermark, or a link to a PDF. */
export function FilePreview({ file, name }: { file: IdentityFile; name: string }) {
  const t = useT();
  const { formatNumber } = useIntl();
  const { data, isLoading } = useQuery((options) => fetchIdentityFile(file.fileId, options));
  const url = useObjectUrl(data);
  const size = formatNumber(Math.max(1, Math.round(file.size / KILOBYTE)));

  if (!data && !isLoading) return <p className={typography.secondary}>{t('certification.preview.failed')}</p>;
  if (!url) return <Skeleton.Image active className={styles.picture} />;
  return (
    <>
      <a
        className={styles.preview}
        href={url}
        target="_blank"
        rel="noopener"
        aria-label={t('certification.preview.open', { name })}
      >
        {file.kind === 'pdf' ? (
          <FilePdfOutlined className={styles.document} aria-hidden />
        ) : (
          <img className={styles.picture} src={url} alt={t('certification.preview.picture', { name })} />
        )}
      </a>
      <p className={typography.secondary}>
        {t(`certification.preview.${file.kind === 'pdf' ? 'asIs' : 'marked'}`, { size })}
      </p>
    </>
  );
}
