import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import typography from '@/components/typography.module.css';
import type { MonitorReport } from '@/domain/console/monitor';
import { Panel } from '../Panel';
import { useDashboardFormats } from '../useDashboardFormats';

const SMALLEST_PX = 13;
const GROWTH_PX = 15;

/** What is searched for, the larger the more often. */
export function WordPanel({ words, busy }: { words: MonitorReport['words']; busy: boolean }) {
  const { formatMessage } = useIntl();
  const formats = useDashboardFormats();
  const most = Math.max(1, ...words.map(({ count }) => count));
  return (
    <Panel title={formatMessage({ id: 'dashboard.words' })} busy={busy}>
      <Flex component="ol" wrap align="baseline" gap="4px 14px">
        {words.map(({ word, count }) => (
          <li key={word} style={{ fontSize: SMALLEST_PX + Math.round((count / most) * GROWTH_PX) }}>
            {word} <span className={typography.caption}>{formats.shortCount(count)}</span>
          </li>
        ))}
      </Flex>
    </Panel>
  );
}
