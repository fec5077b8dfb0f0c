import { useT } from '@@/texts/rule';
import { Dropdown } from 'antd';
import type { ReactElement } from 'react';
import type { Rule } from '@/domain/rule/ruleFields';
import { getToggle, type RowMenuAction } from './RowActions';

interface RowMenuProps {
  rule: Rule;
  onAction: (action: RowMenuAction, rule: Rule) => void;
  onClose: () => void;
  /** The button that opened it. */
  children: ReactElement;
}

/** All actions of a row in an open menu. */
export default function RowMenu({ rule, onAction, onClose, children }: RowMenuProps) {
  const t = useT();
  const actions: RowMenuAction[] = ['open', getToggle(rule), 'edit', 'duplicate', 'filter', 'delete'];
  return (
    <Dropdown
      open
      autoFocus
      trigger={['click']}
      placement="bottomRight"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      menu={{
        'aria-label': t('rule.more.of', { name: rule.name }),
        items: actions.map((action) => ({
          key: action,
          label: t(`rule.${action}`),
          danger: action === 'delete',
        })),
        onClick: ({ key, domEvent }) => {
          domEvent.stopPropagation();
          onClose();
          const action = actions.find((name) => name === key);
          if (action) onAction(action, rule);
        },
      }}
    >
      {children}
    </Dropdown>
  );
}
