import { useT } from '@@/texts/admin';
import { Radio } from 'antd';
import { ConsolePage } from '@/components/ConsolePage';
import { LinkButton } from '@/components/LinkButton';
import { Lines, QueryContent } from '@/components/query/QueryContent';
import { useQuery } from '@/components/query/useQuery';
import { useQueryState } from '@/components/query/useQueryState';
import { Section } from '@/components/Section';
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
      <Section
        id="admin-roles"
        title={t('admin.roles')}
        actions={
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
        }
      >
        <QueryContent query={overview} failed={t('admin.failed')} loading={<Lines rows={10} />}>
          {(overview) => <AccessMatrix overview={overview} onlyDifferent={onlyDifferent} />}
        </QueryContent>
      </Section>
    </ConsolePage>
  );
}
