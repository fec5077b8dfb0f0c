import { useT } from '@@/texts/list';
import {
  DownloadOutlined,
  EditOutlined,
  EllipsisOutlined,
  PushpinOutlined,
  ShareAltOutlined,
} from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Dropdown, Flex, Tag } from 'antd';
import list from '@/components/Cards.module.css';
import { Figures } from '@/components/Figures';
import panelStyles from '@/components/panel.module.css';
import { StatusTag } from '@/components/StatusTag';
import type { Application } from '@/domain/console/consoleSearch';
import styles from './Search.module.css';

const ACTIONS = {
  download: <DownloadOutlined aria-hidden />,
  edit: <EditOutlined aria-hidden />,
  share: <ShareAltOutlined aria-hidden />,
};

export type ApplicationAction = keyof typeof ACTIONS | 'pause' | 'resume' | 'pin' | 'unpin';

interface ApplicationCardProps {
  application: Application;
  /** The pending action. */
  busy?: ApplicationAction;
  onAction: (action: ApplicationAction) => void;
}

export function ApplicationCard({ application, busy, onAction }: ApplicationCardProps) {
  const t = useT();
  const { formatNumber } = useIntl();
  const { name, description, topic, activeUsers, newUsers, paused, pinned } = application;
  const moreLabel = t('list.applications.more.of', { name });
  const more: ApplicationAction[] = [pinned ? 'unpin' : 'pin', paused ? 'resume' : 'pause'];
  const figure = (count: number) => formatNumber(count);
  const actions = Object.keys(ACTIONS) as (keyof typeof ACTIONS)[];
  return (
    <Flex className={`${panelStyles.surface} ${list.card}`} component="article" vertical>
      <Flex className={list.cardBody} vertical gap={8}>
        <Flex wrap align="center" gap={8}>
          <h2 className={list.cardTitle}>{name}</h2>
          {pinned && (
            <StatusTag
              tone="neutral"
              icon={<PushpinOutlined aria-hidden />}
              text={t('list.applications.pinned')}
            />
          )}
          {paused && <StatusTag tone="warning" text={t('list.applications.paused')} />}
        </Flex>
        <p>{description}</p>
        <div>
          <Tag>{t(`list.search.topic.${topic}`)}</Tag>
        </div>
        <Figures
          className={list.stacked}
          items={[
            { label: t('list.applications.activeUsers'), value: figure(activeUsers) },
            { label: t('list.applications.newUsers'), value: figure(newUsers) },
          ]}
        />
      </Flex>
      <div className={`${list.cardActions} ${styles.actions}`}>
        {actions.map((action) => (
          <Button
            key={action}
            className={styles.action}
            type="text"
            icon={ACTIONS[action]}
            loading={busy === action}
            aria-label={t(`list.applications.${action}.of`, { name })}
            onClick={() => onAction(action)}
          >
            {t(`list.applications.${action}`)}
          </Button>
        ))}
        <Dropdown
          trigger={['click']}
          menu={{
            'aria-label': moreLabel,
            items: more.map((action) => ({
              key: action,
              label: t(`list.applications.${action}`),
              onClick: () => onAction(action),
            })),
          }}
        >
          <Button
            className={styles.action}
            type="text"
            icon={<EllipsisOutlined aria-hidden />}
            aria-label={moreLabel}
          >
            {t('list.applications.more')}
          </Button>
        </Dropdown>
      </div>
    </Flex>
  );
}
