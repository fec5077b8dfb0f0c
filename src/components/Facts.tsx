import { Descriptions, type DescriptionsProps } from 'antd';
import type { ReactNode } from 'react';
import { type Fact, FactItems } from './FactItems';
import styles from './Facts.module.css';

interface FactsProps<N extends string> extends Omit<DescriptionsProps, 'items' | 'children'> {
  label: (name: NoInfer<N>) => string;
  values: Readonly<Record<N, ReactNode>>;
}

/** Facts by name, each with its label beside it. */
export const Facts = <N extends string>({ label, values, ...props }: FactsProps<N>) => (
  <Descriptions
    colon={false}
    {...props}
    items={Object.entries<ReactNode>(values).map(([name, children]) => ({
      key: name,
      label: label(name as N),
      children,
    }))}
  />
);

interface FiguresProps {
  className?: string | undefined;
  items: readonly Fact[];
}

/** A few figures in a line, each below its label. Those without a value are left out. */
export const Figures = ({ className = '', items }: FiguresProps) => (
  <dl className={`${styles.figures} ${className}`}>
    <FactItems facts={items} />
  </dl>
);
