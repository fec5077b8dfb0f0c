import { getLocale, useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Button, Card, Skeleton, Typography } from 'antd';
import Markdown from 'react-markdown';
import { StatusPage } from '@/components/StatusPage';
import { useUnmountSignal } from '@/components/useUnmountSignal';
import { fetchAgreement } from '@/services/agreement';
import styles from './AgreementDocument.module.css';

/** One agreement as people sign it: title, version, date and text. The text is Markdown without any HTML of its own. */
export function AgreementDocument({ code }: { code: string }) {
  const { formatMessage, formatDate } = useIntl();
  const signal = useUnmountSignal();
  const language = getLocale();
  const { data, error, loading, refresh } = useRequest(() => fetchAgreement(code, { signal: signal() }), {
    refreshDeps: [code, language],
    // The request layer has shown it, and the page says so; without this ahooks logs it too.
    onError: () => {},
  });

  if (data) {
    return (
      <Card>
        <article className={styles.document} aria-busy={loading}>
          <Typography.Title level={1} style={{ fontSize: 30 }}>
            {data.title}
          </Typography.Title>
          <Typography.Paragraph type="secondary">
            {formatMessage(
              { id: 'agreement.version' },
              {
                version: data.version,
                date: formatDate(data.effectiveAt, { year: 'numeric', month: 'long', day: 'numeric' }),
              },
            )}
          </Typography.Paragraph>
          <Markdown skipHtml disallowedElements={['img']}>
            {data.body}
          </Markdown>
        </article>
      </Card>
    );
  }
  if (error && !loading) {
    return (
      <StatusPage
        drawing="failed"
        title={formatMessage({ id: 'agreement.failed' })}
        action={
          <Button type="primary" onClick={refresh}>
            {formatMessage({ id: 'state.retry' })}
          </Button>
        }
      />
    );
  }
  return (
    <Card>
      <div className={styles.document}>
        <Skeleton active title paragraph={{ rows: 12 }} />
      </div>
    </Card>
  );
}
