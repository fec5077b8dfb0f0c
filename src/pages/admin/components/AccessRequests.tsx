import { useIntl } from '@umijs/max';
import { Button, Radio, Table } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import { DateText } from '@/components/DateText';
import { FailedState } from '@/components/FailedState';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { StatusTag } from '@/components/StatusTag';
import { usePageInRange } from '@/components/usePageInRange';
import { ACCESS_REQUEST_STATUSES, type AccessRequest } from '@/domain/console/consoleAccess';
import { ACCESS_REQUEST_STATUS_TONE } from '@/domain/statusTone';
import { handleAccessRequest, listAccessRequests } from '@/services/consoleAccess';
import { siteRoutes } from '../../../../config/routes';

/** Who has asked to be let in to a page, and what is still open. Filter and page stand in the address. */
export function AccessRequests() {
  const { formatMessage } = useIntl();
  const { query, change } = useQueryState();
  const status = ACCESS_REQUEST_STATUSES.find((each) => each === query.get('status'));
  const current = Math.max(1, Math.trunc(Number(query.get('current'))) || 1);
  const { data, error, isLoading, refresh } = useQuery(
    (options) => listAccessRequests({ status, current }, options),
    { key: [status, current] },
  );
  usePageInRange({
    current,
    listing: data,
    settled: !isLoading && !error,
    turnTo: (page) => change({ current: page === 1 ? undefined : String(page) }, { replace: true }),
  });
  const titleOf = (path: string) => {
    const titleId = siteRoutes.find((route) => route.path === path)?.titleId;
    return titleId ? formatMessage({ id: titleId }) : path;
  };

  const columns: ColumnsType<AccessRequest> = [
    { title: formatMessage({ id: 'admin.request.name' }), dataIndex: 'name', width: 120 },
    { title: formatMessage({ id: 'admin.page' }), dataIndex: 'path', width: 150, render: titleOf },
    { title: formatMessage({ id: 'admin.request.reason' }), dataIndex: 'reason' },
    {
      title: formatMessage({ id: 'admin.request.at' }),
      dataIndex: 'requestedAt',
      width: 190,
      render: (at: string) => <DateText at={at} withTime />,
    },
    {
      title: formatMessage({ id: 'admin.request.status' }),
      dataIndex: 'status',
      width: 120,
      render: (each: AccessRequest['status']) => (
        <StatusTag
          tone={ACCESS_REQUEST_STATUS_TONE[each]}
          text={formatMessage({ id: `admin.request.${each}` })}
        />
      ),
    },
    {
      title: formatMessage({ id: 'admin.request.actions' }),
      key: 'actions',
      width: 160,
      render: (_, request) =>
        request.status === 'open' && (
          <HandleButton request={request} page={titleOf(request.path)} onHandled={refresh} />
        ),
    },
  ];

  return (
    <>
      <Radio.Group
        optionType="button"
        style={{ marginBlockEnd: 16 }}
        aria-label={formatMessage({ id: 'admin.request.status' })}
        value={status ?? ''}
        onChange={({ target }) => change({ status: target.value, current: undefined })}
        options={['', ...ACCESS_REQUEST_STATUSES].map((value) => ({
          value,
          label: formatMessage({ id: `admin.request.${value || 'all'}` }),
        }))}
      />
      {error && !isLoading ? (
        <FailedState title={formatMessage({ id: 'admin.request.failed' })} onRetry={refresh} />
      ) : (
        <Table<AccessRequest>
          rowKey="requestId"
          size="middle"
          columns={columns}
          dataSource={data?.list}
          loading={isLoading}
          scroll={{ x: 1000 }}
          locale={{ emptyText: formatMessage({ id: 'admin.request.none' }) }}
          pagination={{
            current,
            total: data?.total,
            pageSize: data?.pageSize,
            hideOnSinglePage: true,
            showSizeChanger: false,
            onChange: (page) => change({ current: page === 1 ? undefined : String(page) }),
          }}
        />
      )}
    </>
  );
}

interface HandleButtonProps {
  request: AccessRequest;
  /** Title of the page that is asked for. */
  page: string;
  /** Called after each try: somebody else may have handled it. */
  onHandled: () => Promise<void>;
}

function HandleButton({ request: { requestId, name }, page, onHandled }: HandleButtonProps) {
  const { formatMessage } = useIntl();
  const message = useMessage();
  const handling = useAction(handleAccessRequest, {
    onDone() {
      void message.success(formatMessage({ id: 'admin.request.handled.done' }, { name }));
      void onHandled();
    },
    onFailed: () => void onHandled(),
  });
  return (
    <Button
      type="link"
      loading={handling.isPending}
      aria-label={formatMessage({ id: 'admin.request.handle.of' }, { name, page })}
      onClick={() => void handling.run(requestId)}
    >
      {formatMessage({ id: 'admin.request.handle' })}
    </Button>
  );
}
