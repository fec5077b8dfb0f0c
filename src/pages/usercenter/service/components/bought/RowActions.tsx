import { useT } from '@@/texts/charge';
import { EllipsisOutlined } from '@ant-design/icons';
import { Link } from '@umijs/max';
import { Button, Dropdown, Flex } from 'antd';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import type { RowProps } from './ServiceTable';
import { type RowAction, type RowDialog, useRowActions } from './useRowActions';

/** The action of a service that its owner needs most, and a menu with the others. */
export function RowActions({ instance, now, onOpen }: RowProps) {
  const t = useT();
  const { main, others } = useRowActions()(instance, now);
  const subject = instance.service.title;
  const menu = t('bought.more.of', { subject });
  return (
    <Flex className={layout.full} justify="end" gap={8}>
      {main && (
        <MainAction
          action={main}
          label={t('bought.action.of', { action: main.text, subject })}
          onOpen={(dialog) => onOpen(dialog, instance.instanceId)}
        />
      )}
      <Dropdown
        trigger={['click']}
        autoFocus
        placement="bottomRight"
        menu={{
          'aria-label': menu,
          items: others.map((action) => ({
            key: action.key,
            label: 'to' in action ? <Link to={action.to}>{action.text}</Link> : action.text,
            onClick: () => 'dialog' in action && onOpen(action.dialog, instance.instanceId),
          })),
        }}
      >
        <Button type="text" icon={<EllipsisOutlined aria-hidden />} aria-label={menu} />
      </Dropdown>
    </Flex>
  );
}

interface MainActionProps {
  action: RowAction;
  label: string;
  onOpen: (dialog: RowDialog) => void;
}

function MainAction({ action, label, onOpen }: MainActionProps) {
  const texts = { 'aria-label': label, children: action.text };
  return 'to' in action ? (
    <LinkButton to={action.to} {...texts} />
  ) : (
    <Button onClick={() => onOpen(action.dialog)} {...texts} />
  );
}
