import { MailOutlined, PhoneOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Rating } from '@/components/service/ServiceCard';
import type { Service } from '@/domain/catalog/service';
import { Gallery } from './Gallery';
import styles from './Head.module.css';

/** What a service is and who offers it. */
export function Head({ service }: { service: Service }) {
  const { formatMessage, formatNumber } = useIntl();
  const { title, summary, type, tags, rating, orderCount, provider } = service;
  return (
    <header className={styles.head}>
      <Gallery key={service.serviceId} service={service} />
      <div className={styles.facts}>
        <h1 className={styles.title}>{title}</h1>
        <p className={styles.summary}>{summary}</p>
        {tags.length > 0 && (
          <ul className={styles.tags} aria-label={formatMessage({ id: 'detail.tags' })}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        )}
        <dl className={styles.list}>
          <div>
            <dt>{formatMessage({ id: 'detail.type' })}</dt>
            <dd>{formatMessage({ id: `detail.type.${type}` })}</dd>
          </div>
          <div>
            <dt>{formatMessage({ id: 'detail.rating' })}</dt>
            <dd>
              <Rating rating={rating} />
            </dd>
          </div>
          <div>
            <dt>{formatMessage({ id: 'detail.orders' })}</dt>
            <dd>{formatNumber(orderCount)}</dd>
          </div>
          <div>
            <dt>{formatMessage({ id: 'detail.provider' })}</dt>
            <dd>
              {provider.name}
              <span className={styles.contacts}>
                {provider.phone && (
                  <a href={`tel:${provider.phone.replace(/[^\d+]/g, '')}`}>
                    <PhoneOutlined aria-hidden /> <bdi dir="ltr">{provider.phone}</bdi>
                  </a>
                )}
                {provider.email && (
                  <a href={`mailto:${provider.email}`}>
                    <MailOutlined aria-hidden /> <bdi dir="ltr">{provider.email}</bdi>
                  </a>
                )}
              </span>
            </dd>
          </div>
        </dl>
      </div>
    </header>
  );
}
