import { Link, useIntl } from '@umijs/max';
import { Flex } from 'antd';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import { useQuery } from '@/components/query/useQuery';
import type { Consent } from '@/domain/content/agreement';
import { listAgreements } from '@/services/agreement';
import styles from './OrderDetail.module.css';

interface OrderTermsProps {
  consents: readonly Consent[];
  remark: string;
}

/** What the buyer accepted, each in the version of that day, and what they wrote. */
export function OrderTerms({ consents, remark }: OrderTermsProps) {
  const { formatMessage } = useIntl();
  // Only for the titles: without them the codes stand there.
  const { data } = useQuery(listAgreements, { silent: true });
  const getTitle = (code: string) => data?.list.find((agreement) => agreement.code === code)?.title ?? code;

  return (
    <section className={`${panelStyles.panel} ${styles.card}`} aria-labelledby="order-terms">
      <h2 id="order-terms" className={styles.title}>
        {formatMessage({ id: 'usercenter.order.terms' })}
      </h2>
      {consents.length > 0 && (
        <Flex className={layout.spaceAfterMd} component="ul" vertical gap={8}>
          {consents.map(({ code, version }) => (
            <li key={code}>
              <Link to={`/agreement/${encodeURIComponent(code)}?${new URLSearchParams({ version })}`}>
                {getTitle(code)}
              </Link>{' '}
              <span className={styles.quiet}>
                {formatMessage({ id: 'usercenter.order.version' }, { version })}
              </span>
            </li>
          ))}
        </Flex>
      )}
      <dl>
        <dt>{formatMessage({ id: 'usercenter.order.remark' })}</dt>
        <dd dir="auto">{remark || formatMessage({ id: 'usercenter.order.noRemark' })}</dd>
      </dl>
    </section>
  );
}
