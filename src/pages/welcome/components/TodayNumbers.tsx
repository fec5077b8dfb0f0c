import { useT } from '@@/texts/console';
import { useIntl } from '@umijs/max';
import { Skeleton } from 'antd';
import { PageLink } from '@/components/PageLink';
import panelStyles from '@/components/panel.module.css';
import typography from '@/components/typography.module.css';
import { TODAY_PATHS, type TodayNumber } from '@/domain/console/welcome';
import { formatMoney } from '@/domain/money/money';
import styles from './Welcome.module.css';

interface TodayNumbersProps {
  /** Undefined until loaded. */
  today: readonly TodayNumber[] | undefined;
  failed: boolean;
}

/** The numbers of today, compared with the same time of yesterday. Hidden from users without any. */
export function TodayNumbers({ today, failed }: TodayNumbersProps) {
  const t = useT();
  if (failed || today?.length === 0) return null;
  return (
    <section className={`${panelStyles.panel} ${panelStyles.surface}`} aria-labelledby="welcome-today">
      <h2 id="welcome-today" className={styles.heading}>
        {t('console.welcome.today')}
      </h2>
      {today ? (
        <ul className={styles.numbers}>
          {today.map((number) => (
            <TodayRow key={number.name} number={number} />
          ))}
        </ul>
      ) : (
        <Skeleton active title={false} paragraph={{ rows: 5 }} />
      )}
    </section>
  );
}

function TodayRow({ number: { name, value, before } }: { number: TodayNumber }) {
  const t = useT();
  const { formatNumber, locale } = useIntl();
  const shown = (amount: number) => (name === 'sales' ? formatMoney(amount, locale) : formatNumber(amount));
  return (
    <li>
      <PageLink to={TODAY_PATHS[name]}>{t(`console.welcome.today.${name}`)}</PageLink>
      <strong className={styles.value} dir="ltr">
        {shown(value)}
      </strong>
      {before !== undefined && (
        <small className={typography.caption}>
          {t('console.welcome.today.before', { value: shown(before) })}
        </small>
      )}
    </li>
  );
}
