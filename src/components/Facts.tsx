import { Descriptions, type DescriptionsProps } from 'antd';
import type { ReactNode } from 'react';

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
