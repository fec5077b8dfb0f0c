import { useIntl } from '@umijs/max';
import { useMemo } from 'react';
import { ChartFigure } from '@/components/chart/ChartFigure';
import { EmptyNote } from '@/components/EmptyNote';
import layout from '@/components/layout.module.css';
import typography from '@/components/typography.module.css';
import { INDEX_OWNERS, type Workplace } from '@/domain/console/workplace';
import { Panel } from '../Panel';
import { useDashboardFormats } from '../useDashboardFormats';
import { Portrait } from './Portrait';
import styles from './Workplace.module.css';

/** The indexes of the user, the team and the department. */
export function IndexPanel({ indexes }: { indexes: Workplace['indexes'] }) {
  const { formatMessage } = useIntl();
  const formats = useDashboardFormats();
  const points = useMemo(
    () =>
      INDEX_OWNERS.flatMap((owner) =>
        indexes.map((index) => ({
          label: formatMessage({ id: `dashboard.index.${index.dimension}` }),
          series: formatMessage({ id: `dashboard.index.of.${owner}` }),
          value: index[owner],
        })),
      ),
    [indexes, formatMessage],
  );
  return (
    <Panel title={formatMessage({ id: 'dashboard.index' })}>
      <ChartFigure
        kind="radar"
        caption={formatMessage({ id: 'dashboard.index.caption' })}
        labelName={formatMessage({ id: 'dashboard.index.dimension' })}
        points={points}
        format={formats.count}
        height={320}
      />
    </Panel>
  );
}

export function MemberPanel({ members }: { members: Workplace['members'] }) {
  const { formatMessage } = useIntl();
  return (
    <Panel title={formatMessage({ id: 'dashboard.members' })}>
      {members.length === 0 && <EmptyNote>{formatMessage({ id: 'dashboard.members.none' })}</EmptyNote>}
      <ul className={styles.members}>
        {members.map(({ memberId, name, duty, online }) => (
          <li key={memberId}>
            <Portrait name={name} />
            <div>
              <strong>{name}</strong>
              <p className={`${layout.spaceBeforeXxs} ${typography.note}`}>
                {duty} ·{' '}
                {formatMessage({ id: online ? 'dashboard.members.online' : 'dashboard.members.away' })}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
