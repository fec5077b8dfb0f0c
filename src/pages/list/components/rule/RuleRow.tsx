import { createContext, type HTMLAttributes, useContext, useSyncExternalStore } from 'react';
import { createRowFocus, type RowFocus } from './rowFocus';

export const RowFocusContext = createContext<RowFocus>(createRowFocus());

interface RuleRowProps extends HTMLAttributes<HTMLTableRowElement> {
  'data-row-key'?: string;
}

/** A row that the keyboard can stand on; one of them at a time is a tab stop. */
export function RuleRow(props: RuleRowProps) {
  const { 'data-row-key': key } = props;
  const focus = useContext(RowFocusContext);
  const isActive = useSyncExternalStore(focus.subscribe, () => key !== undefined && focus.active() === key);
  if (key === undefined) return <tr {...props} />;
  return <tr {...props} tabIndex={isActive ? 0 : -1} onFocus={() => focus.stand(key)} />;
}
