import { useIntl } from '@umijs/max';
import { Empty } from 'antd';
import type { Outbox } from '@/domain/demo';
import { CopyableCode } from './CopyableCode';
import { DemoCard } from './DemoCard';
import { FieldList } from './FieldList';

/** The captchas that wait for an answer, newest first. */
export function CaptchaCard({ captchas }: Pick<Outbox, 'captchas'>) {
  const { formatMessage } = useIntl();
  const title = formatMessage({ id: 'demo.outbox.captchas' });
  return (
    <DemoCard title={title}>
      {captchas.length === 0 && <Empty />}
      <FieldList
        label={title}
        items={captchas.map(({ captchaId, answer }) => ({
          key: captchaId,
          fields: [
            { label: formatMessage({ id: 'demo.outbox.answer' }), value: <CopyableCode code={answer} /> },
            {
              label: formatMessage({ id: 'demo.outbox.captchaId' }),
              value: <bdi dir="ltr">{captchaId}</bdi>,
            },
          ],
        }))}
      />
    </DemoCard>
  );
}
