import { useT } from '@@/texts/admin';
import { Flex } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';
import layout from '@/components/layout.module.css';
import { FilterBar } from '@/components/list/FilterBar';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import panel from '@/components/panel.module.css';
import { listQuery, oneOf } from '@/domain/listQuery';
import { listAccessRequests } from '@/services/consoleAccess';
import { AccessRequestRow } from './components/AccessRequestRow';

const TABS = ['open', 'granted', 'declined', 'all'] as const;
const requestQuery = listQuery({ status: oneOf(TABS, 'open') });

/** `/admin/sub-page`: "can only be viewed by Admin" (spec section 6). Access requests, pending ones first. */
export default function AdminSubPage() {
  const t = useT();
  const requests = useList('admin.request', requestQuery, ({ status, ...page }, options) =>
    listAccessRequests({ ...page, status: status === 'all' ? undefined : status }, options),
  );
  const counts = requests.data?.counts;
  return (
    <ConsolePage titled description={t('admin.onlyAdmin')}>
      <Flex className={panel.panel} component="section" vertical gap={16}>
        <FilterBar
          list={requests}
          tabs="status"
          counts={counts && { ...counts, all: Object.values(counts).reduce((sum, count) => sum + count, 0) }}
        />
        <ListContent list={requests}>
          {({ list }) => (
            <ul className={layout.divided} aria-label={t('admin.requests')}>
              {list.map((request) => (
                <li key={request.requestId} style={{ paddingBlock: 16 }}>
                  <AccessRequestRow request={request} onChanged={requests.refresh} />
                </li>
              ))}
            </ul>
          )}
        </ListContent>
      </Flex>
    </ConsolePage>
  );
}
