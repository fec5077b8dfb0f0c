import { Flex } from 'antd';
import { type ReactNode, useId } from 'react';

interface PanelFieldProps {
  label: string;
  /** The control; it takes the id that its label points to. */
  children: (id: string) => ReactNode;
}

/** A field of the inspector, under its label. */
export function PanelField({ label, children }: PanelFieldProps) {
  const id = useId();
  return (
    <Flex vertical gap={4}>
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </Flex>
  );
}
