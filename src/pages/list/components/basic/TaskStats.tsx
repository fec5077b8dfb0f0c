import { useIntl } from '@umijs/max';
import { Card, Skeleton } from 'antd';
import { durationText } from '@/browser/relativeTime';
import type { TaskList } from '@/domain/console/consoleTask';
import styles from './Tasks.module.css';

/** The team's figures, whatever the list below is filtered by. */
export function TaskStats({ figures }: { figures: TaskList['figures'] | undefined }) {
  const { formatMessage, formatNumber, locale } = useIntl();
  const shown = figures && {
    mine: formatNumber(figures.mine),
    average:
      figures.averageMinutes === undefined
        ? formatMessage({ id: 'list.tasks.figures.noAverage' })
        : durationText(figures.averageMinutes, locale),
    finished: formatNumber(figures.finishedThisWeek),
  };
  return (
    <Card>
      <dl className={styles.figures}>
        {(['mine', 'average', 'finished'] as const).map((name) => (
          <div key={name}>
            <dt>{formatMessage({ id: `list.tasks.figures.${name}` })}</dt>
            <dd>{shown ? shown[name] : <Skeleton.Button active size="small" />}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
