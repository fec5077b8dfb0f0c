import { Steps, type StepsProps } from 'antd';
import { cloneElement, isValidElement } from 'react';

/** antd's steps with the current one marked. Their icons are hidden: antd names them in English in every language. */
export function ProcessSteps({ items = [], current = 0, ...props }: StepsProps) {
  return (
    <Steps
      {...props}
      current={current}
      items={items.map((item, index) => ({
        ...item,
        ...(index === current && { 'aria-current': 'step' }),
      }))}
      iconRender={(icon) =>
        isValidElement<{ 'aria-hidden'?: boolean }>(icon) ? cloneElement(icon, { 'aria-hidden': true }) : icon
      }
    />
  );
}
