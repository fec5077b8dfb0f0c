import { useT } from '@@/texts/message';
import layout from '@/components/layout.module.css';
import { PageHeader } from '@/components/PageHeader';
import { useQueryState } from '@/components/query/useQueryState';
import { Tabs } from '@/components/Tabs';
import { MESSAGE_KEPT_DAYS } from '@/domain/message/message';
import { MessageList } from './components/MessageList';
import { MessageSettings } from './components/MessageSettings';

const TABS = { list: MessageList, settings: MessageSettings };

/** `/usercenter/message`: the user's messages, and the settings by topic and channel. Tab and filters are kept in the URL. */
export default function MessagePage() {
  const t = useT();
  const { query, change } = useQueryState();
  const names = Object.keys(TABS) as (keyof typeof TABS)[];
  return (
    <div className={layout.page}>
      <PageHeader
        title={t('title.usercenter.message')}
        line={t('message.kept', { days: MESSAGE_KEPT_DAYS })}
      />
      <Tabs
        destroyOnHidden
        activeKey={query.get('tab') === 'settings' ? 'settings' : 'list'}
        onChange={(tab) =>
          change({ tab: tab === 'settings' ? tab : undefined, current: undefined, message: undefined })
        }
        items={names.map((key) => {
          const Tab = TABS[key];
          return { key, label: t(`message.tab.${key}`), children: <Tab /> };
        })}
      />
    </div>
  );
}
