import { useT } from '@@/texts/detail';
import marketTexts from '@@/texts/market';
import { MailOutlined, PhoneOutlined } from '@ant-design/icons';
import { Link, useIntl, useLocation } from '@umijs/max';
import { Flex } from 'antd';
import { useState } from 'react';
import { Code } from '@/components/Code';
import layout from '@/components/layout.module.css';
import { serverPicture } from '@/components/serverPicture';
import { Rating } from '@/components/service/ServiceCard';
import { ServiceCover } from '@/components/service/ServiceCover';
import typography from '@/components/typography.module.css';
import type { Service } from '@/domain/catalog/service';
import { providerPath } from '@/domain/provider/provider';
import { mailLink, phoneLink } from '@/domain/siteAddress';
import styles from './Head.module.css';
import { REVIEWS_ID } from './reviews/ReviewSlot';

export function Head({ service }: { service: Service }) {
  const t = useT(marketTexts);
  const { formatNumber } = useIntl();
  const { pathname, search } = useLocation();
  const { title, summary, type, tags, rating, orderCount, provider } = service;
  return (
    <header className={styles.head}>
      <Gallery key={service.serviceId} service={service} />
      <div className={layout.shrink}>
        <h1 className={typography.titleLarge}>{title}</h1>
        <p className={styles.summary}>{summary}</p>
        {tags.length > 0 && (
          <Flex className={styles.tags} component="ul" wrap gap={8} aria-label={t('detail.tags')}>
            {tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </Flex>
        )}
        <Flex className={styles.list} component="dl" vertical gap={8}>
          <Flex gap={16}>
            <dt>{t('detail.type')}</dt>
            <dd>{t(`market.type.${type}`)}</dd>
          </Flex>
          <Flex gap={16} align="baseline">
            <dt>{t('detail.rating')}</dt>
            <dd>
              {rating.count > 0 ? (
                <Link
                  className={styles.rating}
                  to={{ pathname, search, hash: REVIEWS_ID }}
                  state={{ keepsPlace: true }}
                  replace
                >
                  <Rating rating={rating} />
                </Link>
              ) : (
                <Rating rating={rating} />
              )}
            </dd>
          </Flex>
          <Flex gap={16}>
            <dt>{t('detail.orders')}</dt>
            <dd>{formatNumber(orderCount)}</dd>
          </Flex>
          <Flex gap={16}>
            <dt>{t('detail.provider')}</dt>
            <dd>
              {provider.providerId ? (
                <Link to={providerPath(provider.providerId)}>{provider.name}</Link>
              ) : (
                provider.name
              )}
              <Flex className={styles.contacts} component="span" wrap gap="0 16px">
                {provider.phone && (
                  <a href={phoneLink(provider.phone)}>
                    <PhoneOutlined aria-hidden /> <Code>{provider.phone}</Code>
                  </a>
                )}
                {provider.email && (
                  <a href={mailLink(provider.email)}>
                    <MailOutlined aria-hidden /> <Code>{provider.email}</Code>
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

/** The pictures of a service with thumbnails. Shows the cover when there are none. */
function Gallery({ service }: { service: Service }) {
  const t = useT();
  const { serviceId, cover, gallery } = service;
  const [selected, setSelected] = useState(0);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const markBroken = (picture: string) => setBroken((pictures) => [...pictures, picture]);
  const shown = gallery[selected] ?? gallery[0];
  const addressOf = (picture: string) => (broken.includes(picture) ? undefined : serverPicture(picture));

  if (!shown) {
    return (
      <div className={styles.gallery}>
        <div className={styles.main}>
          <ServiceCover serviceId={serviceId} cover={cover} />
        </div>
      </div>
    );
  }
  return (
    <div className={styles.gallery}>
      <figure>
        <div className={styles.main}>
          {addressOf(shown.picture) === undefined ? (
            <ServiceCover serviceId={serviceId} />
          ) : (
            <img
              key={shown.picture}
              src={addressOf(shown.picture)}
              alt={shown.caption || t('detail.picture', { number: selected + 1 })}
              onError={() => markBroken(shown.picture)}
            />
          )}
        </div>
        {shown.caption && (
          <figcaption className={`${typography.caption} ${layout.spaceBeforeXxs}`}>
            {shown.caption}
          </figcaption>
        )}
      </figure>
      {gallery.length > 1 && (
        <Flex component="ul" wrap gap={8} aria-label={t('detail.pictures')}>
          {gallery.map(({ picture, caption }, index) => (
            <li key={picture}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-pressed={index === selected}
                aria-label={t('detail.picture.show', { number: index + 1, caption })}
                onClick={() => setSelected(index)}
              >
                {addressOf(picture) === undefined ? (
                  <ServiceCover serviceId={serviceId} />
                ) : (
                  <img src={addressOf(picture)} alt="" loading="lazy" onError={() => markBroken(picture)} />
                )}
              </button>
            </li>
          ))}
        </Flex>
      )}
    </div>
  );
}
