import { useId } from 'react';
import styles from './Monitor.module.css';

interface LiquidProps {
  /** How full it is, in basis points. */
  share: number;
  /** What it shows, in words. */
  label: string;
  /** What stands in it. */
  text: string;
}

const SIZE = 100;

/** A round vessel, filled as far as something is left. */
export function Liquid({ share, label, text }: LiquidProps) {
  const clip = useId();
  const level = SIZE - (share / 10_000) * SIZE;
  const wave = `M0 ${level} Q ${SIZE / 4} ${level - 5} ${SIZE / 2} ${level} T ${SIZE} ${level} V ${SIZE} H 0 Z`;
  return (
    <svg className={styles.liquid} viewBox="-4 -4 108 108" role="img" aria-label={label}>
      <clipPath id={clip}>
        <circle cx="50" cy="50" r="46" />
      </clipPath>
      <path className={styles.fluid} d={wave} clipPath={`url(#${clip})`} />
      <circle className={styles.vessel} cx="50" cy="50" r="50" />
      <text className={styles.level} x="50" y="56" textAnchor="middle">
        {text}
      </text>
    </svg>
  );
}
