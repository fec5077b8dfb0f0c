import { useT } from '@@/texts/result';
import { Button, Flex } from 'antd';
import { useState } from 'react';
import { Alert } from '@/components/Alert';
import { ConsolePage } from '@/components/ConsolePage';
import { DateText } from '@/components/DateText';
import { LinkButton } from '@/components/LinkButton';
import { useAction } from '@/components/query/useAction';
import { StatusPage } from '@/components/StatusPage';
import { checkHealth } from '@/services/consoleAccess';

/** The console's sample 500 page with a health check. */
export default function ServerErrorSamplePage() {
  const t = useT();
  const [checkedAt, setCheckedAt] = useState<string>();
  const checking = useAction(checkHealth, { onDone: ({ at }) => setCheckedAt(at) });

  return (
    <ConsolePage>
      <StatusPage
        drawing="failed"
        compact
        title={t('state.serverError.title')}
        description={t('result.exception.500')}
        action={
          <Flex gap={8} wrap justify="center">
            <Button type="primary" loading={checking.isPending} onClick={() => void checking.run()}>
              {t('state.retry')}
            </Button>
            <LinkButton to="/welcome">{t('state.toWelcome')}</LinkButton>
          </Flex>
        }
      />
      <div role="status" style={{ maxInlineSize: 480, marginInline: 'auto' }}>
        {checking.error && <Alert type="error" title={t('result.exception.500.still')} />}
        {checking.outcome === 'done' && checkedAt && (
          <Alert
            type="success"
            title={t('result.exception.500.again')}
            description={<DateText at={checkedAt} withTime />}
          />
        )}
      </div>
    </ConsolePage>
  );
}
