import type { ActionType, ProColumns, ProDescriptionsItemProps } from '@ant-design/pro-components';
import { FooterToolbar, PageContainer, ProDescriptions, ProTable } from '@ant-design/pro-components';
import { FormattedMessage, useIntl, useRequest } from '@umijs/max';
import { Button, Drawer, Input, message } from 'antd';
import type React from 'react';
import { useRef, useState } from 'react';
import CreateForm from './components/CreateForm';
import UpdateForm from './components/UpdateForm';
import { type Device, queryDevices, removeDevices } from './service';

const TableList: React.FC = () => {
  const actionRef = useRef<ActionType | null>(null);
  const [showDetail, setShowDetail] = useState<boolean>(false);
  const [currentRow, setCurrentRow] = useState<Device>();
  const [selectedRows, setSelectedRows] = useState<Device[]>([]);
  const intl = useIntl();
  const [messageApi, contextHolder] = message.useMessage();
  const { run: remove, loading } = useRequest(removeDevices, {
    manual: true,
    onSuccess: () => {
      setSelectedRows([]);
      actionRef.current?.reloadAndRest?.();
      messageApi.success('Devices deleted');
    },
  });

  const columns: ProColumns<Device>[] = [
    {
      title: <FormattedMessage id="pages.devices.name" defaultMessage="Device name" />,
      dataIndex: 'name',
      render: (dom, entity) => (
        <Button
          type="link"
          onClick={() => {
            setCurrentRow(entity);
            setShowDetail(true);
          }}
        >
          {dom}
        </Button>
      ),
    },
    {
      title: <FormattedMessage id="pages.devices.note" defaultMessage="Note" />,
      dataIndex: 'note',
      valueType: 'textarea',
    },
    {
      title: <FormattedMessage id="pages.devices.calls" defaultMessage="Calls" />,
      dataIndex: 'calls',
      sorter: true,
      hideInForm: true,
      renderText: (value: number) => `${value} thousand`,
    },
    {
      title: <FormattedMessage id="pages.devices.status" defaultMessage="Status" />,
      dataIndex: 'status',
      hideInForm: true,
      valueEnum: {
        0: { text: 'Off', status: 'Default' },
        1: { text: 'Running', status: 'Processing' },
        2: { text: 'Online', status: 'Success' },
        3: { text: 'Faulty', status: 'Error' },
      },
    },
    {
      title: <FormattedMessage id="pages.devices.checkedAt" defaultMessage="Last check" />,
      sorter: true,
      dataIndex: 'checkedAt',
      valueType: 'dateTime',
      formItemRender: (_item, { defaultRender, ...rest }, form) =>
        form.getFieldValue('status') === '3' ? (
          <Input {...rest} placeholder="Why is it faulty?" />
        ) : (
          defaultRender(_item)
        ),
    },
    {
      title: <FormattedMessage id="pages.devices.actions" defaultMessage="Actions" />,
      dataIndex: 'option',
      valueType: 'option',
      render: (_, record) => [
        <UpdateForm
          trigger={
            <Button type="link">
              <FormattedMessage id="pages.devices.configureShort" defaultMessage="Configure" />
            </Button>
          }
          key="configure"
          onOk={actionRef.current?.reload}
          values={record}
        />,
      ],
    },
  ];

  return (
    <PageContainer>
      {contextHolder}
      <ProTable<Device, { current?: number; pageSize?: number }>
        headerTitle={intl.formatMessage({ id: 'pages.devices.title', defaultMessage: 'Devices' })}
        actionRef={actionRef}
        rowKey="key"
        search={{ labelWidth: 120 }}
        toolBarRender={() => [<CreateForm key="create" reload={actionRef.current?.reload} />]}
        request={queryDevices}
        columns={columns}
        rowSelection={{ onChange: (_, rows) => setSelectedRows(rows) }}
      />
      {selectedRows.length > 0 && (
        <FooterToolbar
          extra={
            <div>
              <FormattedMessage id="pages.devices.chosen" defaultMessage="Chosen" />{' '}
              <strong>{selectedRows.length}</strong>
            </div>
          }
        >
          <Button loading={loading} onClick={() => remove(selectedRows.map(({ key }) => key))}>
            <FormattedMessage id="pages.devices.batchDelete" defaultMessage="Delete chosen" />
          </Button>
        </FooterToolbar>
      )}
      <Drawer
        size={600}
        open={showDetail}
        onClose={() => {
          setCurrentRow(undefined);
          setShowDetail(false);
        }}
        closable={false}
      >
        {currentRow?.name && (
          <ProDescriptions<Device>
            column={2}
            title={currentRow.name}
            request={async () => ({ data: currentRow })}
            params={{ id: currentRow.name }}
            columns={columns as ProDescriptionsItemProps<Device>[]}
          />
        )}
      </Drawer>
    </PageContainer>
  );
};

export default TableList;
