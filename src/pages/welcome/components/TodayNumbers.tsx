import { useT } from '@@/texts/console';
import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import layout from '@/components/layout.module.css';
import { PageLink } from '@/components/PageLink';
import { Lines } from '@/components/query/QueryContent';
import type { Query } from '@/components/query/useQuery';
import { Section } from '@/components/Section';
import typography from '@/components/typography.module.css';
import { TODAY_PATHS, type TodayNumber, type Welcome } from '@/domain/console/welcome';
import { formatMoney } from '@/domain/money/money';

/** The numbers of today, compared with the same time of yesterday. Hidden from users without any. */
export function TodayNumbers({ query: { data, error, isLoading } }: { query: Query<Welcome> }) {
  const t = useT();
  if (data ? data.today.length === 0 : error && !isLoading) return null;
  return (
    <Section id="welcome-today" title={t('console.welcome.today')}>
      {data ? (
        <Flex component="ul" vertical gap={4}>
          {data.today.map((number) => (
            <TodayRow key={number.name} number={number} />
          ))}
        </Flex>
      ) : (
        <Lines rows={5} />
      )}
    </Section>
  );
}

function TodayRow({ number: { name, value, before } }: { number: TodayNumber }) {
  const t = useT();
  const { formatNumber, locale } = useIntl();
  const shown = (amount: number) => (name === 'sales' ? formatMoney(amount, locale) : formatNumber(amount));
  return (
    <Flex component="li" wrap align="baseline" justify="space-between" gap="0 12px">
      <PageLink className={layout.touchLink} to={TODAY_PATHS[name]}>
        {t(`console.welcome.today.${name}`)}
      </PageLink>
      <strong className={typography.amount} dir="ltr">
        {shown(value)}
      </strong>
      {before !== undefined && (
        <small className={`${typography.caption} ${typography.end} ${layout.full}`}>
          {t('console.welcome.today.before', { value: shown(before) })}
        </small>
      )}
    </Flex>
  );
}
