import { Link, useIntl } from '@umijs/max';
import { StatusTag } from '@/components/StatusTag';
import type { Service } from '@/domain/catalog/service';
import { SIMILAR_ID } from '../SimilarServices';
import styles from './PurchaseBox.module.css';

/** Stands where a service that is not sold would be configured. */
export function UnavailableBox({ service }: { service: Service }) {
  const { formatMessage } = useIntl();
  const paused = service.status === 'paused';
  return (
    <section className={styles.box} aria-labelledby="purchase">
      <div className={styles.chooser}>
        <div>
          <StatusTag
            tone={paused ? 'warning' : 'neutral'}
            text={formatMessage({ id: paused ? 'detail.paused.tag' : 'detail.retired.tag' })}
          />
        </div>
        <h2 id="purchase" className={styles.heading}>
          {formatMessage({ id: paused ? 'detail.paused.title' : 'detail.retired.title' })}
        </h2>
        <p className={styles.text}>
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
      </div>
    </section>
  );
}
