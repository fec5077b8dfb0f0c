import { MailOutlined, PhoneOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import layout from '@/components/layout.module.css';
import { Rating } from '@/components/service/ServiceCard';
import typography from '@/components/typography.module.css';
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
      <div className={layout.shrink}>
        <h1 className={typography.titleLarge}>{title}</h1>
        <p className={styles.summary}>{summary}</p>
        {tags.length > 0 && (
          <Flex
            className={styles.tags}
            component="ul"
            wrap
            gap={8}
            aria-label={formatMessage({ id: 'detail.tags' })}
          >
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </Flex>
        )}
        <Flex className={styles.list} component="dl" vertical gap={8}>
          <Flex gap={16}>
            <dt>{formatMessage({ id: 'detail.type' })}</dt>
            <dd>{formatMessage({ id: `detail.type.${type}` })}</dd>
          </Flex>
          <Flex gap={16}>
            <dt>{formatMessage({ id: 'detail.rating' })}</dt>
            <dd>
              <Rating rating={rating} />
            </dd>
          </Flex>
          <Flex gap={16}>
            <dt>{formatMessage({ id: 'detail.orders' })}</dt>
            <dd>{formatNumber(orderCount)}</dd>
          </Flex>
          <Flex gap={16}>
            <dt>{formatMessage({ id: 'detail.provider' })}</dt>
            <dd>
              {provider.name}
              <Flex className={styles.contacts} component="span" wrap gap="0 16px">
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
              </Flex>
            </dd>
          </Flex>
        </Flex>
      </div>
    </header>
  );
}
