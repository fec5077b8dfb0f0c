import '@/locales/areas/admin';
import { useIntl } from '@umijs/max';
import { Alert, Button, Card, Flex, Radio, Skeleton } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';
import { DateText } from '@/components/DateText';
import { type DataColumn, DataTable } from '@/components/list/DataTable';
import { ListContent } from '@/components/list/ListContent';
import { useList } from '@/components/list/useList';
import { useMessage } from '@/components/MessageContext';
import { useAction } from '@/components/query/useAction';
import { StatusTag } from '@/components/StatusTag';
import { ACCESS_REQUEST_STATUSES, type AccessRequest } from '@/domain/console/consoleAccess';
import { listQuery, oneOf } from '@/domain/listQuery';
import { ACCESS_REQUEST_STATUS_TONE } from '@/domain/statusTone';
import { handleAccessRequest, listAccessRequests } from '@/services/consoleAccess';
import { siteRoutes } from '../../../config/routes';

/** `/admin/sub-page`: "can only be viewed by Admin" (spec section 6). Access requests. */
export default function AdminSubPage() {
  const { formatMessage } = useIntl();
  return (
    <ConsolePage title={formatMessage({ id: 'title.console.adminSubPage' })}>
      <Flex vertical gap={16}>
        <Alert
          type="info"
          showIcon
          title={formatMessage({ id: 'admin.onlyAdmin' })}
          description={formatMessage({ id: 'admin.description' }, { path: '/admin/sub-page' })}
        />
        <Card
          title={<h2 style={{ font: 'inherit', margin: 0 }}>{formatMessage({ id: 'admin.requests' })}</h2>}
        >
          <AccessRequests />
        </Card>
      </Flex>
    </ConsolePage>
  );
}

const requestQuery = listQuery({ status: oneOf(ACCESS_REQUEST_STATUSES) });

function AccessRequests() {
  const { formatMessage } = useIntl();
  const requests = useList(requestQuery, listAccessRequests);
  const getTitle = (path: string) => {
    const titleId = siteRoutes.find((route) => route.path === path)?.titleId;
    return titleId ? formatMessage({ id: titleId }) : path;
  };

  const columns: DataColumn<AccessRequest>[] = [
    { key: 'name', title: formatMessage({ id: 'admin.request.name' }), dataIndex: 'name', width: 120 },
    {
      key: 'path',
      title: formatMessage({ id: 'admin.page' }),
      dataIndex: 'path',
      width: 150,
      render: getTitle,
    },
    { key: 'reason', title: formatMessage({ id: 'admin.request.reason' }), dataIndex: 'reason', width: 260 },
    {
      key: 'requestedAt',
      title: formatMessage({ id: 'admin.request.at' }),
      dataIndex: 'requestedAt',
      width: 190,
      render: (at: string) => <DateText at={at} withTime />,
    },
    {
      key: 'status',
      title: formatMessage({ id: 'admin.request.status' }),
      dataIndex: 'status',
      width: 120,
      render: (status: AccessRequest['status']) => (
        <StatusTag
          tone={ACCESS_REQUEST_STATUS_TONE[status]}
          text={formatMessage({ id: `admin.request.${status}` })}
        />
      ),
    },
    {
      title: formatMessage({ id: 'admin.request.actions' }),
      key: 'actions',
      width: 160,
      render: (_, request) =>
        request.status === 'open' && (
          <HandleButton request={request} page={getTitle(request.path)} onHandled={requests.refresh} />
        ),
    },
  ];

  return (
    <>
      <Radio.Group
        optionType="button"
        style={{ marginBlockEnd: 16 }}
        aria-label={formatMessage({ id: 'admin.request.status' })}
        value={requests.query.status ?? ''}
        onChange={({ target }) => requests.change({ status: target.value || undefined })}
        options={(['', ...ACCESS_REQUEST_STATUSES] as const).map((value) => ({
          value,
          label: formatMessage({ id: `admin.request.${value || 'all'}` }),
        }))}
      />
      <ListContent
        list={requests}
        texts={{
          failed: formatMessage({ id: 'admin.request.failed' }),
          empty: formatMessage({ id: 'admin.request.none' }),
        }}
        skeleton={<Skeleton active title={false} paragraph={{ rows: 8 }} />}
        pagination={{ align: 'end' }}
      >
        {() => <DataTable list={requests} rowKey="requestId" size="middle" columns={columns} />}
      </ListContent>
    </>
  );
}

interface HandleButtonProps {
  request: AccessRequest;
  /** Title of the requested page. */
  page: string;
  /** Also called after an error, because another admin may have handled the request. */
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
