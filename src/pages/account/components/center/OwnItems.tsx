import { useIntl } from '@umijs/max';
import { Button, Card, Flex, Tabs } from 'antd';
import layout from '@/components/layout.module.css';
import { useQueryState } from '@/components/query/useQueryState';
import typography from '@/components/typography.module.css';
import { ACCOUNT_ITEM_KINDS, type AccountCenter, isAccountItemKind } from '@/domain/console/consoleAccount';
import styles from '../Account.module.css';
import { ItemList } from './ItemList';

/** Articles, applications and projects of the person, one kind at a time, of all teams or one. */
export function OwnItems({ center }: { center: AccountCenter }) {
  const { formatMessage } = useIntl();
  const { query, change } = useQueryState();
  const asked = query.get('tab');
  const kind = isAccountItemKind(asked) ? asked : 'articles';
  const team = center.teams.find(({ teamId }) => teamId === query.get('team'));
  const showAll = () => change({ team: undefined });

  return (
    <Card className={styles.items}>
      <Tabs
        activeKey={kind}
        onChange={(tab) => change({ tab })}
        destroyOnHidden
        items={ACCOUNT_ITEM_KINDS.map((key) => ({
          key,
          label: formatMessage({ id: `consoleAccount.items.${key}` }, { count: center.counts[key] }),
          children: (
            <>
              {team && (
                <Flex
                  className={`${layout.spaceAfterXs} ${typography.secondary}`}
                  component="p"
                  wrap
                  align="center"
                  gap="8px 12px"
                >
                  {formatMessage({ id: 'consoleAccount.items.ofTeam' }, { team: team.name })}
                  <Button size="small" onClick={showAll}>
                    {formatMessage({ id: 'consoleAccount.items.allTeams' })}
                  </Button>
                </Flex>
              )}
              <ItemList kind={key} teamId={team?.teamId} onShowAll={showAll} />
            </>
          ),
        }))}
      />
    </Card>
  );
}
