import { useT } from '@@/texts/message';
import usercenterTexts from '@@/texts/usercenter';
import layout from '@/components/layout.module.css';
import { PageHeader } from '@/components/PageHeader';
import { usePageTitle } from '@/components/PageTitleContext';
import { useQueryState } from '@/components/query/useQueryState';
import { Tabs } from '@/components/Tabs';
import { MESSAGE_KEPT_DAYS } from '@/domain/message/message';
import { MessageList } from './components/MessageList';
import { MessageSettings } from './components/MessageSettings';

/** `/usercenter/message`: the user's messages, and the settings by topic and channel. Tab and filters are kept in the URL. */
export default function MessagePage() {
  const t = useT(usercenterTexts);
  const { query, change } = useQueryState();
  const titles = { list: t('title.usercenter.message'), settings: t('usercenter.menu.notifications') };
  const shown = query.get('tab') === 'settings' ? 'settings' : 'list';
  // The menu leads to the settings as to a page.
  usePageTitle(shown === 'settings' ? titles.settings : undefined);
  return (
    <div className={layout.page}>
      <PageHeader
        title={titles[shown]}
        line={
          shown === 'settings' ? t('message.settings.lead') : t('message.kept', { days: MESSAGE_KEPT_DAYS })
        }
      />
      <Tabs
        destroyOnHidden
        activeKey={shown}
        onChange={(tab) =>
          change({ tab: tab === 'settings' ? tab : undefined, current: undefined, message: undefined })
        }
        items={[
          { key: 'list', label: titles.list, children: <MessageList /> },
          { key: 'settings', label: titles.settings, children: <MessageSettings /> },
        ]}
      />
    </div>
  );
}
