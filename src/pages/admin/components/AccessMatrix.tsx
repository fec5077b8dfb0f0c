import { useT } from '@@/texts/accessRequest';
import adminTexts from '@@/texts/admin';
import { CheckOutlined } from '@ant-design/icons';
import { Table, type TableColumnsType } from 'antd';
import typography from '@/components/typography.module.css';
import type { AccessOverview } from '@/domain/console/consoleAccess';
import { consolePages } from '../../../../config/routes';
import { PagePath } from './PagePath';

interface AccessMatrixProps {
  overview: AccessOverview;
  /** Show only pages that some roles cannot open. */
  onlyDifferent: boolean;
}

interface Row {
  path: string;
  title: string;
  roles: string[];
  /** Names of the single users to whom the page was granted. */
  also: string[];
}

/** The console pages by role. */
export function AccessMatrix({ overview: { roles, granted }, onlyDifferent }: AccessMatrixProps) {
  const t = useT(adminTexts);
  const joined = (names: string[]) => new Intl.ListFormat(t.locale, { type: 'conjunction' }).format(names);
  const rows: Row[] = consolePages
    .map(({ path, titleId }) => ({
      path,
      title: t(titleId),
      roles: roles.filter(({ paths }) => paths.includes(path)).map(({ role }) => role),
      also: granted.filter((each) => each.path === path).map(({ name }) => name),
    }))
    .filter((row) => !onlyDifferent || row.roles.length < roles.length);

  const columns: TableColumnsType<Row> = [
    {
      title: t('accessRequest.page'),
      dataIndex: 'title',
      rowScope: 'row',
      render: (title: string, { path }) => (
        <>
          <div>{title}</div>
          <PagePath path={path} />
        </>
      ),
    },
    ...roles.map(({ role, people }) => ({
      key: role,
      width: `${60 / roles.length}%`,
      title: (
        <>
          <div>{t(`admin.role.${role}`)}</div>
          <div className={typography.secondary} style={{ fontWeight: 'normal' }}>
            {joined(people)}
          </div>
        </>
      ),
      render: (_: unknown, row: Row) =>
        row.roles.includes(role) ? (
          <>
            <CheckOutlined aria-hidden /> {t('admin.may')}
          </>
        ) : (
          <>
            <span className={typography.secondary}>{t('admin.mayNot')}</span>
            {role === 'user' && row.also.length > 0 && (
              <div>{t('admin.also', { names: joined(row.also) })}</div>
            )}
          </>
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
