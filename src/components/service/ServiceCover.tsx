import { type CSSProperties, useMemo, useState } from 'react';
import { readDrawing } from '@/domain/catalog/cover';
import { serverPicture } from '../serverPicture';
import { COVER_PATHS, COVER_SIZE, type CoverPaths, coverPattern } from './coverMotifs';
import styles from './ServiceCover.module.css';

const HUES = ['blue', 'cyan', 'geekblue', 'purple', 'green', 'gold', 'magenta', 'orange'];

const palette = (hue: number) =>
  ({
    '--cover-light': `var(--ant-${HUES[hue]}-1)`,
    '--cover-deep': `var(--ant-${HUES[hue]}-2)`,
    '--cover-soft': `var(--ant-${HUES[hue]}-3)`,
    '--cover-motif': `var(--ant-${HUES[hue]}-5)`,
  }) as CSSProperties;

interface ServiceCoverProps {
  serviceId: string;
  /** The drawing or the picture of the service; without one, a view that fits any service is drawn. */
  cover?: string;
  /** Loads the picture only when it comes into view. */
  isLazy?: boolean;
}

const LAYERS = ['soft', 'line', 'solid'] as const satisfies readonly (keyof CoverPaths)[];

/** The decorative picture of a service: a view of its product, whose colour and composition vary with its id. */
export function ServiceCover({ serviceId, cover, isLazy = true }: ServiceCoverProps) {
  const { hue, drawing, seeds } = useMemo(() => coverPattern(serviceId, HUES.length), [serviceId]);
  const [broken, setBroken] = useState(false);
  const named = readDrawing(cover);
  const picture = named ? undefined : serverPicture(cover);
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
  const [left = 0, right = 0, shift = 0, drop = 0] = seeds;
  const paths = COVER_PATHS[named ?? drawing](seeds.slice(2));
  return (
    <svg
      className={`${styles.cover} ${styles.drawn}`}
      style={palette(hue)}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <circle className={styles.disc} cx={left * 1.6} cy={-10} r="90" />
      <circle className={styles.disc} cx={200 + right} cy={150} r="110" />
      <g transform={`translate(${shift / 5 - 10} ${drop / 12 - 4})`}>
        <rect className={styles.card} x="72" y="40" width="176" height="160" rx="10" />
        {LAYERS.map(
          (layer) => paths[layer] && <path key={layer} className={styles[layer]} d={paths[layer]} />,
        )}
      </g>
    </svg>
  );
}
