import { useAppData, useNavigate } from '@umijs/max';
import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';

interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'onClick'> {
  to: string;
}

/**
 * A link with the looks of a button. A plain click navigates inside the app; everything else (new tab, new
 * window) is left to the browser.
 */
export function LinkButton({ to, ...props }: LinkButtonProps) {
  const { basename = '/' } = useAppData();
  const navigate = useNavigate();

  function handleClick(event: MouseEvent<HTMLElement>) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    navigate(to);
  }

  return <Button {...props} href={basename.replace(/\/$/, '') + to} onClick={handleClick} />;
}
