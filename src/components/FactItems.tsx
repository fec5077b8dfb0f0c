import { Flex, type FlexProps } from 'antd';
import type { ReactNode } from 'react';

export type Fact = readonly [label: string, value: ReactNode];

interface FactItemsProps {
  facts: readonly Fact[];
  dir?: 'auto';
  /** Puts each label beside its value. */
  row?: Omit<FlexProps, 'children'>;
}

/** Labelled values of a `dl`; empty ones are left out. */
export const FactItems = ({ facts, dir, row }: FactItemsProps) =>
  facts.map(([label, value]) => {
    if (!value && value !== 0) return null;
    const pair = (
      <>
        <dt>{label}</dt>
        <dd dir={dir}>{value}</dd>
      </>
    );
    return row ? (
      <Flex key={label} {...row}>
        {pair}
      </Flex>
    ) : (
      <div key={label}>{pair}</div>
    );
  });
