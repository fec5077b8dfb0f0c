import { useT } from '@@/texts/consoleAccount';
import { Button, Card, Flex, Progress } from 'antd';
import { DateText } from '@/components/DateText';
import { EmptyState } from '@/components/EmptyState';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { useQueryChoice, useQueryState } from '@/components/query/useQueryState';
import { SiteLink } from '@/components/SiteLink';
import { ServiceCover } from '@/components/service/ServiceCover';
import { Tabs } from '@/components/Tabs';
import typography from '@/components/typography.module.css';
import {
  ACCOUNT_ITEM_KINDS,
  type AccountCenter,
  type AccountItem,
  type AccountItemKind,
} from '@/domain/console/consoleAccount';
import { listAccountItems } from '@/services/consoleAccount';
import styles from '../Account.module.css';

/** The user's articles, applications and projects, of all teams or one. */
export function OwnItems({ center }: { center: AccountCenter }) {
  const t = useT();
  const { query, change } = useQueryState();
  const [kind] = useQueryChoice('tab', ACCOUNT_ITEM_KINDS, 'articles');
  const team = center.teams.find(({ teamId }) => teamId === query.get('team'));
  const showAll = () => change({ team: undefined });

  return (
    <Card styles={{ body: { paddingBlockStart: 8 } }}>
      <Tabs
        activeKey={kind}
        onChange={(key) => change({ tab: key })}
        destroyOnHidden
        items={ACCOUNT_ITEM_KINDS.map((key) => ({
          key,
          label: t(`consoleAccount.items.${key}`, { count: center.counts[key] }),
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
                  {t('consoleAccount.items.ofTeam', { team: team.name })}
                  <Button size="small" onClick={showAll}>
                    {t('consoleAccount.items.allTeams')}
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

interface ItemListProps {
  kind: AccountItemKind;
  teamId?: string;
  onShowAll: () => void;
}

/** Where to find items of a kind that is empty. */
const EMPTY_LINKS: Record<AccountItemKind, string> = {
  articles: '/announcement',
  applications: '/serviceMarket',
  projects: '/serviceMarket',
};

function ItemList({ kind, teamId, onShowAll }: ItemListProps) {
  const t = useT();
  const items = useQuery((options) => listAccountItems({ kind, teamId }, options), { key: [kind, teamId] });

  return (
    <QueryContent query={items} failed={t('consoleAccount.items.failed')}>
      {({ list }) =>
        list.length === 0 ? (
          <EmptyState
            title={t(`consoleAccount.empty.${kind}`)}
            action={
              teamId ? (
                <Button onClick={onShowAll}>{t('consoleAccount.items.allTeams')}</Button>
              ) : (
                <LinkButton to={EMPTY_LINKS[kind]}>{t(`consoleAccount.elsewhere.${kind}`)}</LinkButton>
              )
            }
          />
        ) : (
          <ul className={layout.divided} aria-busy={items.isLoading}>
            {list.map((item) => (
              <Flex key={item.itemId} className={styles.item} component="li" gap={16}>
                {kind === 'applications' && (
                  <span className={`${layout.fixed} ${layout.rounded}`} style={{ inlineSize: 96 }}>
                    <ServiceCover serviceId={item.itemId} />
                  </span>
                )}
                <div className={layout.fill}>
                  <h2 className={styles.itemTitle}>
                    <SiteLink to={item.to}>{item.title}</SiteLink>
                  </h2>
                  <p className={typography.secondary}>{item.summary}</p>
                  <p className={typography.note}>
                    <DateText at={item.updatedAt} />
                  </p>
                </div>
                <Figure kind={kind} item={item} />
              </Flex>
            ))}
          </ul>
        )
      }
    </QueryContent>
  );
}

function Figure({ kind, item: { figure, title } }: { kind: AccountItemKind; item: AccountItem }) {
  const t = useT();
  return (
    <span className={`${typography.secondary} ${styles.figure}`}>
      {kind === 'projects' ? (
        <Progress
          percent={figure}
          size="small"
          strokeColor="var(--ant-color-text-tertiary)"
          aria-label={t('consoleAccount.items.done', { title })}
        />
      ) : (
        <bdi>{t(`consoleAccount.figure.${kind}`, { count: figure })}</bdi>
      )}
    </span>
  );
}
