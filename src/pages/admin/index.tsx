import { useT } from '@@/texts/admin';
import { Flex, Radio, Skeleton } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';
import { LinkButton } from '@/components/LinkButton';
import panel from '@/components/panel.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import typography from '@/components/typography.module.css';
import { fetchAccessOverview } from '@/services/consoleAccess';
import { AccessCheck } from './components/AccessCheck';
import { AccessMatrix } from './components/AccessMatrix';

/** `/admin`: why an account can open a page or not, and the access rights of the roles (spec section 6). */
export default function AdminPage() {
  const t = useT();
  const { query, change } = useQueryState();
  const onlyDifferent = query.get('show') === 'different';
  const overview = useQuery(fetchAccessOverview);

  return (
    <ConsolePage
      gap={16}
      titled
      description={t('admin.onlyAdmin')}
      extra={<LinkButton to="/admin/sub-page">{t('admin.toSubPage')}</LinkButton>}
    >
      <AccessCheck />
      <section className={panel.panel}>
        <Flex wrap gap={16} align="center" justify="space-between" style={{ marginBlockEnd: 16 }}>
          <h2 className={typography.titleMedium} style={{ margin: 0 }}>
            {t('admin.roles')}
          </h2>
          <Radio.Group
            optionType="button"
            aria-label={t('admin.show')}
            value={onlyDifferent ? 'different' : ''}
            onChange={({ target }) => change({ show: target.value })}
            options={[
              { value: '', label: t('admin.show.all') },
              { value: 'different', label: t('admin.show.different') },
            ]}
          />
        </Flex>
        <QueryContent
          query={overview}
          failed={t('admin.failed')}
          loading={<Skeleton active paragraph={{ rows: 10 }} />}
        >
          {(overview) => <AccessMatrix overview={overview} onlyDifferent={onlyDifferent} />}
        </QueryContent>
      </section>
    </ConsolePage>
  );
}
