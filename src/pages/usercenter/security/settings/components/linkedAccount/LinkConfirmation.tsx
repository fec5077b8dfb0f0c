import { useIntl, useModel } from '@umijs/max';
import { Button, Card, Flex } from 'antd';
import { useEffect, useRef } from 'react';
import layout from '@/components/layout.module.css';
import type { LinkTicket } from '@/domain/account/linkedAccount';

interface LinkConfirmationProps {
  ticket: LinkTicket;
  linking: boolean;
  onLink: () => void;
  onCancel: () => void;
}

/** Asks whether the account that the user has come with is to be linked to the one that they have signed in to. */
export function LinkConfirmation({
  ticket: { name, account },
  linking,
  onLink,
  onCancel,
}: LinkConfirmationProps) {
  const { formatMessage } = useIntl();
  const userPhone = useModel('@@initialState').initialState?.currentUser?.userPhone;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card>
      <h2 ref={heading} tabIndex={-1}>
        {formatMessage({ id: 'linked.confirm.title' }, { name })}
      </h2>
      <p>{formatMessage({ id: 'linked.confirm.text' }, { name, account, phone: userPhone })}</p>
      <Flex className={layout.spaceBeforeMd} wrap gap={8}>
        <Button type="primary" loading={linking} onClick={onLink}>
          {formatMessage({ id: 'linked.confirm.ok' })}
        </Button>
        <Button onClick={onCancel}>{formatMessage({ id: 'linked.confirm.cancel' })}</Button>
      </Flex>
    </Card>
  );
}
