import { CheckOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Table } from 'antd';
import type { ColumnsType } from 'antd/es/table';
import { Fragment } from 'react';
import type { AccessOverview } from '@/domain/console/consoleAccess';
import { siteRoutes } from '../../../../config/routes';

interface AccessMatrixProps {
  overview: AccessOverview;
  /** Only the pages that not everybody may open. */
  onlyDifferent: boolean;
}

interface Row {
  path: string;
  title: string;
  /** Roles that may open it. */
  roles: string[];
}

/** The console's pages against the roles: a tick where the menus of a role hold the page. */
export function AccessMatrix({ overview: { roles }, onlyDifferent }: AccessMatrixProps) {
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
      // Also in a narrow window: a page and its answers are seen together.
      tableLayout="fixed"
    />
  );
}
