import type { ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

/** Labelled values of a `dl`; empty ones are left out. */
export const FactItems = ({ facts, dir }: { facts: readonly Fact[]; dir?: 'auto' }) =>
  facts
    .filter(([, value]) => value)
    .map(([label, value]) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd dir={dir}>{value}</dd>
      </div>
    ));
