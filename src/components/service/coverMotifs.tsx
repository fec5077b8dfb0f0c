import type { ReactNode } from 'react';

/** A pattern derived from an id. */
export interface CoverPattern {
  /** Index of the palette. */
  hue: number;
  motif: 'rings' | 'grid' | 'waves' | 'bars' | 'mesh';
  /** Integers from 0 to 99. */
  seeds: number[];
}

const MOTIFS = ['rings', 'grid', 'waves', 'bars', 'mesh'] as const;
const SEEDS = 12;

/** Yields pseudo-random integers from 0 to 99: FNV-1a hash, then a linear congruential generator. */
function* getNumbers(text: string): Generator<number> {
  let state = 0x811c9dc5;
  for (const character of text) state = Math.imul(state ^ (character.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  for (;;) {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    yield Math.floor((state / 2 ** 32) * 100);
  }
}

export function coverPattern(id: string, hues: number): CoverPattern {
  const numbers = getNumbers(id);
  const next = () => numbers.next().value ?? 0;
  return {
    hue: Math.floor((next() * hues) / 100),
    motif: MOTIFS[Math.floor((next() * MOTIFS.length) / 100)] ?? 'rings',
    seeds: Array.from({ length: SEEDS }, next),
  };
}

export const COVER_SIZE = { width: 320, height: 160 } as const;

const at = (seeds: readonly number[], index: number) => seeds[index % seeds.length] ?? 0;
const steps = <T,>(count: number, draw: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, i) => draw(i));

/** Circles around one point, each with a satellite. */
function rings(s: readonly number[]): ReactNode {
  const x = 190 + at(s, 0) * 0.7;
  const y = 50 + at(s, 1) * 0.6;
  return steps(5, (i) => {
    const radius = 18 + i * 25;
    const angle = (at(s, i + 2) / 100) * 2 * Math.PI;
    return (
      <g key={i} opacity={0.85 - i * 0.13}>
        <circle cx={x} cy={y} r={radius} fill="none" strokeWidth="1.5" />
        <circle
          cx={x + radius * Math.cos(angle)}
          cy={y + radius * Math.sin(angle)}
          r={3 + (at(s, i) % 4)}
          stroke="none"
        />
      </g>
    );
  });
}

/** Tiles over the whole cover that grow denser towards its end. */
function grid(s: readonly number[]): ReactNode {
  return steps(50, (i) => {
    const column = i % 10;
    const row = Math.floor(i / 10);
    const strength = at(s, i * 7 + row) / 100;
    return (
      <rect
        key={i}
        x={4 + column * 32}
        y={4 + row * 32}
        width="24"
        height="24"
        rx="6"
        stroke="none"
        opacity={(0.05 + strength * strength * 0.6) * ((column + 1) / 10)}
      />
    );
  });
}

/** Hills, one behind the other. */
function waves(s: readonly number[]): ReactNode {
  return steps(4, (i) => {
    const y = 62 + i * 24;
    const bend = 18 + at(s, i) / 3;
    const shift = at(s, i + 4) * 1.6;
    return (
      <path
        key={i}
        d={`M${-shift - 40} ${y}q80 ${-bend} 160 0t160 0t160 0t160 0V160H-200Z`}
        stroke="none"
        opacity={0.16 + i * 0.1}
      />
    );
  });
}

/** Columns that rise, and the line that joins their tops. */
function bars(s: readonly number[]): ReactNode {
  const tops = steps(10, (i) => ({ x: 22 + i * 31, y: 132 - i * 6 - at(s, i) * 0.55 }));
  return (
    <>
      {tops.map(({ x, y }, i) => (
        <rect
          key={x}
          x={x - 9}
          y={y}
          width="18"
          height={170 - y}
          rx="5"
          stroke="none"
          opacity={0.14 + i * 0.05}
        />
      ))}
      <polyline
        points={tops.map(({ x, y }) => `${x},${y - 14}`).join(' ')}
        fill="none"
        strokeWidth="2"
        strokeLinejoin="round"
        opacity="0.7"
      />
      {tops.map(({ x, y }) => (
        <circle key={x} cx={x} cy={y - 14} r="3" stroke="none" />
      ))}
    </>
  );
}

/** Knots of a loose net, each tied to its neighbours. */
function mesh(s: readonly number[]): ReactNode {
  const knot = (column: number, row: number) => ({
    x: 10 + column * 60 + at(s, column * 3 + row) * 0.35,
    y: 14 + row * 50 + at(s, column + row * 5 + 2) * 0.32,
  });
  return steps(18, (i) => {
    const column = i % 6;
    const row = Math.floor(i / 6);
    const here = knot(column, row);
    const ends = [knot(column + 1, row), knot(column, row + 1), knot(column + 1, row + (i % 2 ? 1 : -1))];
    return (
      <g key={i} opacity={0.3 + column * 0.12}>
        {ends.map((end) => (
          <path
            key={`${end.x}-${end.y}`}
            d={`M${here.x} ${here.y}L${end.x} ${end.y}`}
            strokeWidth="1"
            opacity="0.55"
          />
        ))}
        <circle cx={here.x} cy={here.y} r={2.5 + (at(s, i) % 5)} stroke="none" />
      </g>
    );
  });
}

export const COVER_MOTIFS: Record<CoverPattern['motif'], (seeds: readonly number[]) => ReactNode> = {
  rings,
  grid,
  waves,
  bars,
  mesh,
};
