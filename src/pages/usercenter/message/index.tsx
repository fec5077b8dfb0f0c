import '@@/texts/message';
import { useIntl } from '@umijs/max';
import { PageFrame } from '@/components/PageFrame';
import { useQueryState } from '@/components/query/useQueryState';
import { Tabs } from '@/components/Tabs';
import { MessageList } from './components/MessageList';
import { MessageSettings } from './components/MessageSettings';

const TABS = { list: MessageList, settings: MessageSettings };

/** `/usercenter/message`: the user's messages, and the settings by topic and channel. Tab and filters are kept in the URL. */
export default function MessagePage() {
  const { formatMessage } = useIntl();
  const { query, change } = useQueryState();
  const names = Object.keys(TABS) as (keyof typeof TABS)[];
  return (
    <PageFrame title={formatMessage({ id: 'title.usercenter.message' })}>
      <Tabs
        destroyOnHidden
        activeKey={query.get('tab') === 'settings' ? 'settings' : 'list'}
        onChange={(tab) =>
          change({ tab: tab === 'settings' ? tab : undefined, current: undefined, message: undefined })
        }
        items={names.map((key) => {
          const Tab = TABS[key];
          return { key, label: formatMessage({ id: `message.tab.${key}` }), children: <Tab /> };
        })}
      />
    </PageFrame>
  );
}
