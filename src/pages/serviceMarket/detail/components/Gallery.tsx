import { useIntl } from '@umijs/max';
import { Flex } from 'antd';
import { useState } from 'react';
import layout from '@/components/layout.module.css';
import { portalFile } from '@/components/portalFile';
import { ServiceCover } from '@/components/service/ServiceCover';
import typography from '@/components/typography.module.css';
import type { Service } from '@/domain/catalog/service';
import styles from './Gallery.module.css';

/** The pictures of a service: one in full with its caption, the others to choose from. Without any, the cover. */
export function Gallery({ service }: { service: Service }) {
  const { formatMessage } = useIntl();
  const { serviceId, cover, gallery } = service;
  const [chosen, setChosen] = useState(0);
  const [broken, setBroken] = useState<readonly string[]>([]);
  const noteBroken = (picture: string) => setBroken((known) => [...known, picture]);
  const shown = gallery[chosen] ?? gallery[0];

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
          {broken.includes(shown.picture) ? (
            <ServiceCover serviceId={serviceId} />
          ) : (
            <img
              key={shown.picture}
              src={portalFile(shown.picture)}
              alt={shown.caption || formatMessage({ id: 'detail.picture' }, { number: chosen + 1 })}
              onError={() => noteBroken(shown.picture)}
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
        <Flex component="ul" wrap gap={8} aria-label={formatMessage({ id: 'detail.pictures' })}>
          {gallery.map(({ picture, caption }, index) => (
            <li key={picture}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-pressed={index === chosen}
                aria-label={formatMessage({ id: 'detail.picture.show' }, { number: index + 1, caption })}
                onClick={() => setChosen(index)}
              >
                {broken.includes(picture) ? (
                  <ServiceCover serviceId={serviceId} />
                ) : (
                  <img src={portalFile(picture)} alt="" loading="lazy" onError={() => noteBroken(picture)} />
                )}
              </button>
            </li>
          ))}
        </Flex>
      )}
    </div>
  );
}
