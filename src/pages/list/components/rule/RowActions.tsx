import { useT } from '@@/texts/rule';
import ruleActionsTexts from '@@/texts/ruleActions';
import { CheckOutlined, EditOutlined, EllipsisOutlined, PauseOutlined } from '@ant-design/icons';
import { lazy, type ReactNode, Suspense, useDeferredValue, useState } from 'react';
import { RULE_STATUS, type Rule } from '@/domain/rule/ruleFields';
import styles from './RuleTable.module.css';

const RowMenu = lazy(() => import('./RowMenu'));

export type RowAction = 'open' | 'approve' | 'stop' | 'edit' | 'duplicate' | 'delete';
/** `filter` opens a menu with the filters by the values of the row. */
export type RowMenuAction = RowAction | 'filter';

/** The action that starts a closed rule, or stops another one. */
export const getToggle = ({ status }: Rule) => (status === RULE_STATUS.closed ? 'approve' : 'stop');

interface RowActionsProps {
  rule: Rule;
  onAction: (action: RowMenuAction, rule: Rule) => void;
}

/** The actions of a row: approve or stop, edit, and a menu with all. */
export function RowActions({ rule, onAction }: RowActionsProps) {
  const t = useT(ruleActionsTexts);
  const [isOpen, setOpen] = useState(false);
  const { name } = rule;
  const toggle = getToggle(rule);
  // New rows show their text first, because the buttons take a third of the time.
  const hasButtons = useDeferredValue(true, false);
  if (!hasButtons) return null;

  const button = (id: 'approve' | 'stop' | 'edit', icon: ReactNode) => (
    <button
      type="button"
      className={styles.action}
      aria-label={t(`rule.${id}.of`, { name })}
      data-tip={t(`rule.${id}`)}
      onClick={() => onAction(id, rule)}
    >
      {icon}
    </button>
  );
  const more = (
    <button
      type="button"
      className={styles.action}
      aria-haspopup="menu"
      aria-expanded={isOpen}
      aria-label={t('rule.more.of', { name })}
      data-tip={isOpen ? undefined : t('rule.more')}
      onClick={() => setOpen(true)}
    >
      <EllipsisOutlined aria-hidden />
    </button>
  );
  return (
    <div className={styles.actions}>
      {button(toggle, toggle === 'approve' ? <CheckOutlined aria-hidden /> : <PauseOutlined aria-hidden />)}
      {button('edit', <EditOutlined aria-hidden />)}
      {isOpen ? (
        <Suspense fallback={more}>
          <RowMenu rule={rule} onAction={onAction} onClose={() => setOpen(false)}>
            {more}
          </RowMenu>
        </Suspense>
      ) : (
        more
      )}
    </div>
  );
}
