import '@/locales/areas/admin';
import { CheckOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Alert, Card, Flex, Radio, Skeleton, Table } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import { Fragment } from 'react';
import { ConsolePage } from '@/components/ConsolePage';
import { FailedState } from '@/components/FailedState';
import { LinkButton } from '@/components/LinkButton';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import type { AccessOverview } from '@/domain/console/consoleAccess';
import { fetchAccessOverview } from '@/services/consoleAccess';
import { siteRoutes } from '../../../config/routes';

/** `/admin`: the access rights of the roles (spec section 6). Only for users with this menu. */
export default function AdminPage() {
  const { formatMessage } = useIntl();
  const { query, change } = useQueryState();
  const onlyDifferent = query.get('show') === 'different';
  const { data, error, isLoading, refresh } = useQuery(fetchAccessOverview);

  function content() {
    if (error && !isLoading)
      return <FailedState title={formatMessage({ id: 'admin.failed' })} onRetry={refresh} />;
    if (!data) return <Skeleton active paragraph={{ rows: 10 }} />;
    return <AccessMatrix overview={data} onlyDifferent={onlyDifferent} />;
  }

  return (
    <ConsolePage
      title={formatMessage({ id: 'title.console.admin' })}
      extra={
        <LinkButton to="/admin/sub-page" type="primary">
          {formatMessage({ id: 'admin.toSubPage' })}
        </LinkButton>
      }
    >
      <Flex vertical gap={16}>
        <Alert
          type="info"
          showIcon
          title={formatMessage({ id: 'admin.onlyAdmin' })}
          description={formatMessage({ id: 'admin.description' }, { path: '/admin' })}
        />
        <Card>
          <Flex vertical gap={16}>
            <Radio.Group
              optionType="button"
              aria-label={formatMessage({ id: 'admin.show' })}
              value={onlyDifferent ? 'different' : ''}
              onChange={({ target }) => change({ show: target.value })}
              options={[
                { value: '', label: formatMessage({ id: 'admin.show.all' }) },
                { value: 'different', label: formatMessage({ id: 'admin.show.different' }) },
              ]}
            />
            {content()}
          </Flex>
        </Card>
      </Flex>
    </ConsolePage>
  );
}

interface AccessMatrixProps {
  overview: AccessOverview;
  /** Show only pages that some roles cannot open. */
  onlyDifferent: boolean;
}

interface Row {
  path: string;
  title: string;
  roles: string[];
}

/** The console pages by role. */
function AccessMatrix({ overview: { roles }, onlyDifferent }: AccessMatrixProps) {
  const { formatMessage, locale } = useIntl();
  const rows: Row[] = siteRoutes
    .filter(({ frame }) => frame === 'console')
    .map(({ path, titleId }) => ({
      path,
      title: formatMessage({ id: titleId }),
      roles: roles.filter(({ paths }) => paths.includes(path)).map(({ role }) => role),
    }))
    .filter((row) => !onlyDifferent || row.roles.length < roles.length);

  const columns: ColumnsType<Row> = [
    {
      title: formatMessage({ id: 'admin.page' }),
      dataIndex: 'title',
      rowScope: 'row',
      render: (title: string, { path }) => (
        <>
          <div>{title}</div>
          <bdi
            dir="ltr"
            style={{
              color: 'var(--ant-color-text-secondary)',
              fontWeight: 'normal',
              overflowWrap: 'anywhere',
            }}
          >
            {path.split(/(?=\/)/).map((part) => (
              <Fragment key={part}>
                {part}
                <wbr />
              </Fragment>
            ))}
          </bdi>
        </>
      ),
    },
    ...roles.map(({ role, people }) => ({
      key: role,
      width: `${60 / roles.length}%`,
      title: (
        <>
          <div>{formatMessage({ id: `admin.role.${role}` })}</div>
          <div style={{ color: 'var(--ant-color-text-secondary)', fontWeight: 'normal' }}>
            {new Intl.ListFormat(locale, { type: 'conjunction' }).format(people)}
          </div>
        </>
      ),
      render: (_: unknown, row: Row) =>
        row.roles.includes(role) ? (
          <>
            <CheckOutlined aria-hidden /> {formatMessage({ id: 'admin.may' })}
          </>
        ) : (
          <span style={{ color: 'var(--ant-color-text-secondary)' }}>
            {formatMessage({ id: 'admin.mayNot' })}
          </span>
        ),
    })),
  ];
  return (
    <Table<Row>
      rowKey="path"
      size="middle"
      columns={columns}
      dataSource={rows}
      pagination={false}
      // Keeps all columns visible in a narrow window.
      tableLayout="fixed"
    />
  );
}
