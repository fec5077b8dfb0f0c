import { type ReactNode, useMemo } from 'react';
import { type CoverPattern, coverPattern } from '@/domain/coverPattern';
import styles from './ServiceCover.module.css';

/** Palettes of antd that have a light and a dark form; named in the style sheet. */
const HUES = [styles.blue, styles.cyan, styles.geekblue, styles.purple, styles.green, styles.gold];

const at = (seeds: number[], index: number) => seeds[index % seeds.length] ?? 0;

const DRAWINGS: Record<CoverPattern['motif'], (seeds: number[]) => ReactNode[]> = {
  rings: (s) =>
    [28, 46, 64, 82].map((r) => (
      <circle
        key={r}
        cx={180 + at(s, 0)}
        cy={20 + at(s, 1)}
        r={r}
        fill="none"
        strokeWidth="6"
        opacity={1 - r / 110}
      />
    )),
  grid: (s) =>
    Array.from({ length: 24 }, (_, i) => (
      <rect
        key={String(i)}
        x={120 + (i % 6) * 32}
        y={14 + Math.floor(i / 6) * 32}
        width="24"
        height="24"
        rx="5"
        stroke="none"
        opacity={0.12 + at(s, i) / 160}
      />
    )),
  waves: (s) =>
    [0, 1, 2, 3].map((i) => {
      const y = 50 + i * 26;
      const bend = 20 + at(s, i) / 3;
      return (
        <path
          key={i}
          d={`M0 ${y}q80 ${-bend} 160 0t160 0`}
          fill="none"
          strokeWidth="8"
          opacity={0.8 - i * 0.17}
        />
      );
    }),
  bars: (s) =>
    Array.from({ length: 9 }, (_, i) => {
      const height = 20 + at(s, i);
      return (
        <rect
          key={String(i)}
          x={88 + i * 26}
          y={160 - height}
          width="16"
          height={height}
          rx="4"
          stroke="none"
          opacity={0.3 + i * 0.07}
        />
      );
    }),
  mesh: (s) =>
    Array.from({ length: 7 }, (_, i) => {
      const from = { x: 110 + at(s, i) * 2, y: 12 + at(s, i + 3) * 1.3 };
      const to = { x: 110 + at(s, i + 1) * 2, y: 12 + at(s, i + 4) * 1.3 };
      return (
        <g key={String(i)}>
          <path d={`M${from.x} ${from.y}L${to.x} ${to.y}`} strokeWidth="2" opacity="0.45" />
          <circle cx={from.x} cy={from.y} r={4 + (i % 3) * 3} stroke="none" />
        </g>
      );
    }),
};

interface ServiceCoverProps {
  serviceId: string;
  /** A local picture; without one the pattern of the id is drawn. */
  cover?: string;
}

/** The picture on top of a service: decorative, since the title stands beside it. */
export function ServiceCover({ serviceId, cover }: ServiceCoverProps) {
  const { hue, motif, seeds } = useMemo(() => coverPattern(serviceId, HUES.length), [serviceId]);
  if (cover) return <img className={styles.cover} src={cover} alt="" loading="lazy" />;
  return (
    <svg
      className={`${styles.cover} ${HUES[hue]}`}
      viewBox="0 0 320 160"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      <rect width="320" height="160" className={styles.ground} />
      <g className={styles.motif}>{DRAWINGS[motif](seeds)}</g>
    </svg>
  );
}
