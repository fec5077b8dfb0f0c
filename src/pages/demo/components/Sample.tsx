import type { PropsWithChildren } from 'react';
import styles from './Gallery.module.css';

/** A component as a picture: titles and links in it are not this page's, so they are kept from keyboard and screen reader. */
export function Sample({ name, children }: PropsWithChildren<{ name: string }>) {
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>{name}</figcaption>
      <div className={styles.picture} inert aria-hidden="true">
        {children}
      </div>
    </figure>
  );
}
