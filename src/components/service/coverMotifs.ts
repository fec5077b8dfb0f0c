import type { CoverDrawing } from '@/domain/catalog/cover';

/** How a cover varies with the id of its service. */
export interface CoverPattern {
  /** Index of the palette. */
  hue: number;
  /** The drawing where none is named. */
  drawing: CoverDrawing;
  /** Integers from 0 to 99. */
  seeds: number[];
}

/** Views that fit any product. */
const GENERAL = ['records', 'monitoring', 'writing'] as const satisfies readonly CoverDrawing[];
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
    drawing: GENERAL[Math.floor((next() * GENERAL.length) / 100)] ?? 'records',
    seeds: Array.from({ length: SEEDS }, next),
  };
}

export const COVER_SIZE = { width: 320, height: 160 } as const;

type Seeds = readonly number[];

/** Paths of a drawing: `soft` and `solid` are filled and have round edges, `line` is a line alone. */
export type CoverPaths = Partial<Record<'soft' | 'line' | 'solid', string>>;

/** Returns an integer from 0 to `most`. */
const at = (seeds: Seeds, index: number, most: number) =>
  Math.round(((seeds[index % seeds.length] ?? 0) * most) / 100);
const steps = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
const row = (x: number, y: number, width: number) => `M${x} ${y}h${width}`;
const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
const dot = (x: number, y: number, radius: number) =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0${-2 * radius} 0z`;
/** Lines of text that end where the seeds say. */
const rows = (s: Seeds, x: number, y: number, count: number, gap: number, width: number) =>
  steps(count, (i) => row(x, y + i * gap, width - at(s, i, width * 0.4)));

/** Views of products within the card of a cover, from 86 to 234 and from 50 to 126. */
export const COVER_PATHS: Record<CoverDrawing, (seeds: Seeds) => CoverPaths> = {
  api: (s) => ({
    line: 'M92 54l8 6-8 6',
    solid: row(112, 60, 60) + dot(226, 60, 3),
    soft: rows(s, 112, 82, 3, 16, 108),
  }),
  contract: (s) => ({
    soft: rows(s, 94, 60, 4, 18, 92),
    line: dot(208, 100, 18),
    solid: dot(208, 100, 9),
  }),
  identity: (s) => ({
    solid: `${dot(112, 70, 8)}M98 104a14 12 0 0 1 28 0z`,
    soft: rows(s, 148, 64, 3, 18, 80),
    line: 'M206 116l7 7 13-15',
  }),
  ledger: (s) => ({
    soft:
      rows(s, 94, 60, 3, 16, 60) + steps(3, (i) => row(200 - at(s, i, 25), 60 + i * 16, 26 + at(s, i, 25))),
    line: row(92, 108, 136),
    solid: row(190, 121, 36),
  }),
  mail: (s) => ({
    line: 'M116 58h90v60h-90zM116 58l45 34 45-34',
    soft: rows(s, 84, 76, 3, 16, 18),
  }),
  map: (s) => ({
    soft: `M75 ${88 + at(s, 0, 10)}h170M${124 + at(s, 1, 20)} 41v88M75 ${54 + at(s, 2, 20)}l170 56`,
    line: `M98 114c24-${40 + at(s, 3, 25)} 50 14 76-26s38-22 46-28`,
    solid: dot(98, 114, 4) + dot(220, 60, 5),
  }),
  meeting: (s) => ({
    soft: steps(4, (i) => box(94 + (i % 2) * 76, 56 + (i >> 1) * 42, 56, 26)),
    solid: steps(4, (i) => dot(122 + (i % 2) * 76, 69 + (i >> 1) * 42, 5)),
    line: box(88 + at(s, 0, 1) * 76, 50 + at(s, 1, 1) * 42, 68, 38),
  }),
  messages: (s) => ({
    soft: box(94, 58, 60 + at(s, 0, 25), 8) + box(94, 106, 50 + at(s, 1, 33), 8),
    solid: box(176 - at(s, 2, 25), 82, 50 + at(s, 2, 25), 8),
  }),
  migration: (s) => ({
    solid: steps(3, (i) => box(94, 58 + i * 24, 12 + at(s, i, 12), 6)),
    line: steps(3, (i) => `M132 ${61 + i * 24}h36m-7-6 7 6-7 6`),
    soft: 'M194 106a14 14 0 0 1 2-28 17 17 0 0 1 31 6 11 11 0 0 1-1 22z',
  }),
  monitoring: (s) => ({
    soft: steps(8, (i) => `M${96 + i * 18} 122v${-8 - at(s, i, 25)}`),
    line: `M96 ${90 - at(s, 0, 33)}${steps(7, (i) => `L${114 + i * 18} ${90 - at(s, i + 1, 33)}`)}`,
  }),
  recognition: (s) => ({
    soft: rows(s, 100, 58, 4, 18, 116),
    line: 'M88 78V66h12M220 66h12v12M232 92v12h-12M100 104H88V92',
  }),
  records: (s) => ({
    solid: steps(4, (i) => dot(96, 58 + i * 20, 2)),
    soft: rows(s, 112, 58, 4, 20, 70) + steps(4, (i) => row(204, 58 + i * 20, 22)),
  }),
  security: (s) => ({
    line: steps(4, (i) => `M90 ${58 + i * 20}l4 4 8-8`),
    soft: rows(s, 116, 58, 4, 20, 90),
    solid: dot(226, 58 + at(s, 4, 3) * 20, 3),
  }),
  shop: (s) => ({
    soft: steps(3, (i) => box(94 + i * 51, 56, 30, 32)) + rows(s, 94, 122, 1, 0, 130),
    solid: steps(3, (i) => row(93 + i * 51, 106, 12 + at(s, i, 16))),
  }),
  signature: (s) => ({
    soft: rows(s, 94, 58, 2, 18, 130),
    line: `M98 112c10-26 18-26 16-8s8 12 16-6 12-10 12 4 10 10 16-4 8-2 10 2h${20 + at(s, 3, 25)}M92 124h136`,
  }),
  speech: (s) => ({
    line: steps(18, (i) => `M${92 + i * 8} ${72 - at(s, i * 5, 20)}v${2 * at(s, i * 5, 20)}`),
    soft: rows(s, 94, 106, 2, 16, 132),
  }),
  translation: (s) => ({
    soft: rows(s, 94, 62, 4, 18, 46),
    line: 'M152 88h16m-6-6 6 6-6 6',
    solid: rows(s, 184, 62, 4, 18, 42),
  }),
  writing: (s) => ({
    solid: row(95, 58, 60 + at(s, 3, 50)),
    soft: rows(s, 94, 80, 3, 18, 76) + box(192, 82, 34, 34),
  }),
};
