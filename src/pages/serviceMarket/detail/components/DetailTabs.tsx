import { Link, useIntl, useLocation } from '@umijs/max';
import { Flex } from 'antd';
import styles from './Detail.module.css';

const TABS = ['tab1', 'tab2'] as const;

/** The two parts of the page. They are routes, so these are links; the query, and with it the configuration, goes along. */
export function DetailTabs() {
  const { formatMessage } = useIntl();
  const { pathname, search } = useLocation();
  return (
    <Flex className={styles.tabs} component="nav" gap={8} aria-label={formatMessage({ id: 'detail.tabs' })}>
      {TABS.map((tab) => {
        const current = pathname.replace(/\/+$/, '').endsWith(`/${tab}`);
        return (
          <Link
            key={tab}
            to={{ pathname: `/serviceMarket/detail/${tab}`, search }}
            state={{ keepsPlace: true }}
            // A press on the tab shown is no step to come Back from.
            replace={current}
            aria-current={current ? 'page' : undefined}
          >
            {formatMessage({ id: `detail.${tab}` })}
          </Link>
        );
      })}
    </Flex>
  );
}
