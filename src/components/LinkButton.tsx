import { useAppData, useNavigate } from '@umijs/max';
import { Button, type ButtonProps } from 'antd';
import type { MouseEvent } from 'react';
import { useCanOpen } from './grantedPage';

/** Whether a click on a link goes there in this window, without a key that asks for another one. */
export const isPlainClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;

interface LinkButtonProps extends Omit<ButtonProps, 'href' | 'onClick'> {
  to: string;
  /** The state of the history entry. */
  state?: object;
}

/**
 * A link with the looks of a button. A plain click navigates inside the app; everything else (new tab, new
 * window) is left to the browser. Without access to its page nothing is shown.
 */
export function LinkButton({ to, state, ...props }: LinkButtonProps) {
  const { basename = '/' } = useAppData();
  const navigate = useNavigate();
  const canOpen = useCanOpen();
  if (!canOpen(to)) return null;

  function handleClick(event: MouseEvent<HTMLElement>) {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(to, { state });
  }

  return <Button {...props} href={basename.replace(/\/$/, '') + to} onClick={handleClick} />;
}
