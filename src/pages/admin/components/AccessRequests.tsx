import { useIntl } from '@umijs/max';
import { useRequest } from 'ahooks';
import { Button, Radio, Table } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import { useState } from 'react';
import { DateText } from '@/components/DateText';
import { FailedState } from '@/components/FailedState';
import { useMessage } from '@/components/MessageContext';
import { useQueryState } from '@/components/query/useQueryState';
import { useUnmountSignal } from '@/components/query/useUnmountSignal';
import { StatusTag } from '@/components/StatusTag';
import { usePageInRange } from '@/components/usePageInRange';
import { ACCESS_REQUEST_STATUSES, type AccessRequest } from '@/domain/console/consoleAccess';
import { isRequestError } from '@/domain/requestError';
import { ACCESS_REQUEST_STATUS_TONE } from '@/domain/statusTone';
import { handleAccessRequest, listAccessRequests } from '@/services/consoleAccess';
import { siteRoutes } from '../../../../config/routes';

/** Who has asked to be let in to a page, and what is still open. Filter and page stand in the address. */
export function AccessRequests() {
  const { formatMessage, locale } = useIntl();
  const message = useMessage();
  const { query, change } = useQueryState();
  const signal = useUnmountSignal();
  const [handling, setHandling] = useState<string>();
  const status = ACCESS_REQUEST_STATUSES.find((each) => each === query.get('status'));
  const current = Math.max(1, Math.trunc(Number(query.get('current'))) || 1);
  const { data, error, loading, refresh } = useRequest(
    () => listAccessRequests({ status, current }, { signal: signal() }),
    { refreshDeps: [status, current, locale], onError: () => {} },
  );
  usePageInRange({
    current,
    listing: data,
    settled: !loading && !error,
    turnTo: (page) => change({ current: page === 1 ? undefined : String(page) }, { replace: true }),
  });
  const titleOf = (path: string) => {
    const titleId = siteRoutes.find((route) => route.path === path)?.titleId;
    return titleId ? formatMessage({ id: titleId }) : path;
  };

  async function handle({ requestId, name }: AccessRequest) {
    setHandling(requestId);
    try {
      await handleAccessRequest(requestId);
      void message.success(formatMessage({ id: 'admin.request.handled.done' }, { name }));
    } catch (failure) {
      if (!isRequestError(failure)) throw failure;
    }
    setHandling(undefined);
    refresh();
  }

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
          <Button
            type="link"
            loading={handling === request.requestId}
            aria-label={formatMessage(
              { id: 'admin.request.handle.of' },
              { name: request.name, page: titleOf(request.path) },
            )}
            onClick={() => void handle(request)}
          >
            {formatMessage({ id: 'admin.request.handle' })}
          </Button>
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
      {error && !loading ? (
        <FailedState title={formatMessage({ id: 'admin.request.failed' })} onRetry={refresh} />
      ) : (
        <Table<AccessRequest>
          rowKey="requestId"
          size="middle"
          columns={columns}
          dataSource={data?.list}
          loading={loading}
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
