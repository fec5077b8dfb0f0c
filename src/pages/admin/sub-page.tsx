import '@/locales/areas/accessRequest';
import '@/locales/areas/admin';
import { useIntl } from '@umijs/max';
import { Skeleton, Tabs } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import panel from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import { useBreakpoint } from '@/components/useMedia';
import { listQuery, oneOf } from '@/domain/listQuery';
import { listAccessRequests } from '@/services/consoleAccess';
import { AccessRequestRow } from './components/AccessRequestRow';
import styles from './components/Admin.module.css';
import { AdminOnlyNotice } from './components/AdminOnlyNotice';

const TABS = ['open', 'granted', 'declined', 'all'] as const;
const requestQuery = listQuery({ status: oneOf(TABS, 'open') });

/** `/admin/sub-page`: "can only be viewed by Admin" (spec section 6). Access requests, pending ones first. */
export default function AdminSubPage() {
  const { formatMessage } = useIntl();
  const isWide = useBreakpoint('md');
  const requests = useList(requestQuery, ({ status, ...page }, options) =>
    listAccessRequests({ ...page, status: status === 'all' ? undefined : status }, options),
  );
  const { status } = requests.query;
  const counts = requests.data?.counts;
  const total = counts && Object.values(counts).reduce((sum, count) => sum + count, 0);

  return (
    <ConsolePage
      title={formatMessage({ id: 'title.console.adminSubPage' })}
      description={<AdminOnlyNotice />}
    >
      <section className={panel.panel} style={{ paddingBlockStart: 8 }}>
        <Tabs
          // All of them fit on a phone.
          tabBarGutter={isWide ? undefined : 16}
          activeKey={status}
          onChange={(key) => requests.change({ status: TABS.find((tab) => tab === key) })}
          items={TABS.map((key) => ({
            key,
            label: (
              <>
                {formatMessage({ id: `admin.request.tab.${key}` })}{' '}
                <span className={typography.note}>{key === 'all' ? total : counts?.[key]}</span>
              </>
            ),
          }))}
        />
        <ListContent
          list={requests}
          texts={{
            failed: formatMessage({ id: 'admin.request.failed' }),
            empty: formatMessage({ id: `admin.request.none.${status}` }),
          }}
          skeleton={<Skeleton active title={false} paragraph={{ rows: 8 }} />}
          pagination={{ align: 'end' }}
        >
          {({ list }) => (
            <ul className={styles.rows} aria-label={formatMessage({ id: 'admin.requests' })}>
              {list.map((request) => (
                <li key={request.requestId}>
                  <AccessRequestRow request={request} onChanged={requests.refresh} />
                </li>
              ))}
            </ul>
          )}
        </ListContent>
      </section>
    </ConsolePage>
  );
}
