import { useT } from '@@/texts/charge';
import { Button, Flex } from 'antd';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { MoreMenu } from '@/components/MoreMenu';
import type { RowProps } from './ServiceTable';
import { type RowAction, type RowDialog, useRowActions } from './useRowActions';

/** The action of a service that its owner needs most, and a menu with the others. */
export function RowActions({ instance, now, onOpen }: RowProps) {
  const t = useT();
  const { main, others } = useRowActions()(instance, now);
  const subject = instance.service.title;
  return (
    <Flex className={layout.full} justify="end" gap={8}>
      {main && (
        <MainAction
          action={main}
          label={t('bought.action.of', { action: main.text, subject })}
          onOpen={(dialog) => onOpen(dialog, instance.instanceId)}
        />
      )}
      <MoreMenu
        label={t('bought.more.of', { subject })}
        items={others.map((action) =>
          'to' in action
            ? { key: action.key, label: action.text, to: action.to }
            : {
                key: action.key,
                label: action.text,
                onClick: () => onOpen(action.dialog, instance.instanceId),
              },
        )}
      />
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
