import { TeamOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button } from 'antd';
import { useId } from 'react';
import layout from '@/components/layout.module.css';
import { useQueryState } from '@/components/query/useQueryState';
import typography from '@/components/typography.module.css';
import type { AccountTeam } from '@/domain/console/consoleAccount';
import styles from '../Account.module.css';

/** The person's teams; pressing one shows only what belongs to it, pressing it again shows all. */
export function TeamList({ teams }: { teams: readonly AccountTeam[] }) {
  const { formatMessage } = useIntl();
  const id = useId();
  const { query, change } = useQueryState();
  const chosen = query.get('team');

  return (
    <section className={styles.part} aria-labelledby={id}>
      <h3 id={id} className={layout.spaceAfterSm}>
        {formatMessage({ id: 'consoleAccount.teams' })}
      </h3>
      {teams.length === 0 && (
        <p className={styles.hint}>{formatMessage({ id: 'consoleAccount.teams.none' })}</p>
      )}
      <ul className={styles.teams}>
        {teams.map(({ teamId, name, members }) => (
          <li key={teamId}>
            <Button
              block
              className={styles.team}
              type={chosen === teamId ? 'default' : 'text'}
              aria-pressed={chosen === teamId}
              icon={<TeamOutlined aria-hidden />}
              onClick={() => change({ team: chosen === teamId ? undefined : teamId })}
            >
              <span className={`${layout.fill} ${typography.ownWords}`}>{name}</span>
              <bdi className={styles.hint}>
                {formatMessage({ id: 'consoleAccount.teams.members' }, { count: members })}
              </bdi>
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
