import { Link, useIntl } from '@umijs/max';
import { Flex } from 'antd';
import panelStyles from '@/components/panel.module.css';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import type { Service } from '@/domain/catalog/service';
import { SIMILAR_ID } from '../SimilarServices';
import styles from './PurchaseBox.module.css';

/** Stands where a service that is not sold would be configured. */
export function UnavailableBox({ service }: { service: Service }) {
  const { formatMessage } = useIntl();
  const paused = service.status === 'paused';
  return (
    <section className={`${panelStyles.surface} ${styles.box}`} aria-labelledby="purchase">
      <Flex className={styles.chooser} vertical gap={20}>
        <div>
          <StatusTag
            tone={paused ? 'warning' : 'neutral'}
            text={formatMessage({ id: paused ? 'detail.paused.tag' : 'detail.retired.tag' })}
          />
        </div>
        <h2 id="purchase">
          {formatMessage({ id: paused ? 'detail.paused.title' : 'detail.retired.title' })}
        </h2>
        <p className={typography.secondary}>
          {formatMessage({ id: paused ? 'detail.paused.text' : 'detail.retired.text' })}
        </p>
        <div>
          <a className={styles.way} href={`#${SIMILAR_ID}`}>
            {formatMessage({ id: 'detail.similar.see' })}
          </a>
          <Link className={styles.way} to={`/serviceMarket?columnId=${encodeURIComponent(service.columnId)}`}>
            {formatMessage({ id: 'detail.similar.category' })}
          </Link>
        </div>
      </Flex>
    </section>
  );
}
