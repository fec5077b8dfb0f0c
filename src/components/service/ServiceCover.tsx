import { type CSSProperties, useMemo, useState } from 'react';
import { serverPicture } from '../serverPicture';
import { COVER_MOTIFS, COVER_SIZE, coverPattern } from './coverMotifs';
import styles from './ServiceCover.module.css';

const HUES = ['blue', 'cyan', 'geekblue', 'purple', 'green', 'gold', 'magenta', 'orange'];

const palette = (hue: string | undefined) =>
  ({
    '--cover-light': `var(--ant-${hue}-1)`,
    '--cover-deep': `var(--ant-${hue}-2)`,
    '--cover-motif': `var(--ant-${hue}-5)`,
  }) as CSSProperties;

interface ServiceCoverProps {
  serviceId: string;
  /** A picture, relative ones of the portal; without one a pattern is drawn from the id. */
  cover?: string;
  /** Loads the picture only when it comes into view. */
  isLazy?: boolean;
}

/** The decorative picture of a service. */
export function ServiceCover({ serviceId, cover, isLazy = true }: ServiceCoverProps) {
  const { hue, motif, seeds } = useMemo(() => coverPattern(serviceId, HUES.length), [serviceId]);
  const [broken, setBroken] = useState(false);
  const picture = serverPicture(cover);
  if (picture && !broken) {
    return (
      <img
        className={styles.cover}
        src={picture}
        alt=""
        loading={isLazy ? 'lazy' : undefined}
        onError={() => setBroken(true)}
      />
    );
  }
  const { width, height } = COVER_SIZE;
  return (
    <svg
      className={`${styles.cover} ${styles.drawn}`}
      style={palette(HUES[hue])}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <g className={styles.disc}>
        <circle cx={(seeds[0] ?? 0) * 1.6} cy={-10} r="90" />
        <circle cx={200 + (seeds[1] ?? 0)} cy={150} r="110" />
      </g>
      <g className={styles.motif}>{COVER_MOTIFS[motif](seeds)}</g>
    </svg>
  );
}
