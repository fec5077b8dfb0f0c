import { useT } from '@@/texts/detail';
import marketTexts from '@@/texts/market';
import { MailOutlined, PhoneOutlined } from '@ant-design/icons';
import { Link, useLocation } from '@umijs/max';
import { Flex, Tag } from 'antd';
import { useState } from 'react';
import { Code } from '@/components/Code';
import { type Fact, FactItems } from '@/components/FactItems';
import layout from '@/components/layout.module.css';
import { serverPicture } from '@/components/serverPicture';
import { Rating } from '@/components/service/ServiceCard';
import { ServiceCover } from '@/components/service/ServiceCover';
import typography from '@/components/typography.module.css';
import type { Service } from '@/domain/catalog/service';
import { countText } from '@/domain/intlFormats';
import { providerPath } from '@/domain/provider/provider';
import { mailLink, phoneLink } from '@/domain/siteAddress';
import styles from './Head.module.css';
import { REVIEWS_ID } from './reviews/ReviewSlot';

export function Head({ service }: { service: Service }) {
  const t = useT(marketTexts);
  const { pathname, search } = useLocation();
  const { title, summary, type, tags, rating, orderCount, provider } = service;
  const stars = <Rating rating={rating} />;
  const score =
    rating.count > 0 ? (
      <Link
        className={styles.rating}
        to={{ pathname, search, hash: REVIEWS_ID }}
        state={{ keepsPlace: true }}
        replace
      >
        {stars}
      </Link>
    ) : (
      stars
    );
  const facts: Fact[] = [
    [t('detail.type'), t(`market.type.${type}`)],
    [t('detail.rating'), score],
    [t('detail.orders'), countText(t.locale, orderCount)],
    [t('detail.provider'), <ProviderContacts key="provider" provider={provider} />],
  ];
  return (
    <header className={styles.head}>
      <Gallery key={service.serviceId} service={service} />
      <Flex className={layout.shrink} vertical gap={16}>
        <div>
          <h1>{title}</h1>
          <p className={`${typography.secondary} ${layout.spaceBeforeXxs}`}>{summary}</p>
        </div>
        {tags.length > 0 && (
          <Flex component="ul" wrap gap={8} aria-label={t('detail.tags')}>
            {tags.map((tag) => (
              <li key={tag}>
                <Tag>{tag}</Tag>
              </li>
            ))}
          </Flex>
        )}
        <Flex className={styles.list} component="dl" vertical gap={8}>
          <FactItems facts={facts} row={{ gap: 16, align: 'baseline' }} />
        </Flex>
      </Flex>
    </header>
  );
}

/** The provider, and how to reach it. */
function ProviderContacts({ provider }: Pick<Service, 'provider'>) {
  const { providerId, name, phone, email } = provider;
  return (
    <>
      {providerId ? <Link to={providerPath(providerId)}>{name}</Link> : name}
      <Flex className={styles.contacts} component="span" wrap gap="0 16px">
        {phone && (
          <a href={phoneLink(phone)}>
            <PhoneOutlined aria-hidden /> <Code>{phone}</Code>
          </a>
        )}
        {email && (
          <a href={mailLink(email)}>
            <MailOutlined aria-hidden /> <Code>{email}</Code>
          </a>
        )}
      </Flex>
    </>
  );
}

/** The cover of a service, and its pictures one by one. */
function Gallery({ service }: { service: Service }) {
  const t = useT();
  const { serviceId, cover, gallery } = service;
  // None when the cover is not one of them.
  const [selected, setSelected] = useState(() => gallery.findIndex(({ picture }) => picture === cover));
  const [broken, setBroken] = useState<readonly string[]>([]);
  const markBroken = (picture: string) => setBroken((pictures) => [...pictures, picture]);
  const shown = gallery[selected];
  const addressOf = (picture: string) => (broken.includes(picture) ? undefined : serverPicture(picture));

  return (
    <Flex className={layout.shrink} vertical gap={8}>
      <figure>
        <div className={styles.main}>
          {!shown || addressOf(shown.picture) === undefined ? (
            <ServiceCover serviceId={serviceId} cover={cover} isLazy={false} />
          ) : (
            <img
              key={shown.picture}
              src={addressOf(shown.picture)}
              alt={shown.caption || t('detail.picture', { number: selected + 1 })}
              onError={() => markBroken(shown.picture)}
            />
          )}
        </div>
        {shown?.caption && (
          <figcaption className={`${typography.caption} ${layout.spaceBeforeXxs}`}>
            {shown.caption}
          </figcaption>
        )}
      </figure>
      {(gallery.length > 1 || (gallery.length > 0 && !shown)) && (
        <Flex component="ul" wrap gap={8} aria-label={t('detail.pictures')}>
          {gallery.map(({ picture, caption }, index) => (
            <li key={picture}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-pressed={index === selected}
                aria-label={t(caption ? 'detail.picture.show' : 'detail.picture', {
                  number: index + 1,
                  caption,
                })}
                onClick={() => setSelected(index === selected ? -1 : index)}
              >
                {addressOf(picture) === undefined ? (
                  <ServiceCover serviceId={serviceId} cover={cover} />
                ) : (
                  <img src={addressOf(picture)} alt="" loading="lazy" onError={() => markBroken(picture)} />
                )}
              </button>
            </li>
          ))}
        </Flex>
      )}
    </Flex>
  );
}
