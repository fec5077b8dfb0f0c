import { useT } from '@@/texts/charge';
import { Button, Flex, Switch } from 'antd';
import { useId } from 'react';
import { useMessage } from '@/components/MessageContext';
import { useActionOnce } from '@/components/query/useActionOnce';
import typography from '@/components/typography.module.css';
import { instanceEndpoints } from '@/domain/instance/endpoints';
import type { InstanceSummary } from '@/domain/instance/instance';
import { findInstanceByKey, setAutoRenew } from '@/services/instance';
import styles from './Bought.module.css';

interface AutoRenewProps {
  instance: InstanceSummary;
  onChanged: (autoRenew: boolean) => void;
  onRefresh: () => void;
}

/** The switch for automatic renewal. While it is unknown whether a change was saved, it cannot be changed again. */
export function AutoRenew({ instance, onChanged, onRefresh }: AutoRenewProps) {
  const t = useT();
  const message = useMessage();
  const id = useId();
  const { instanceId, service, autoRenew } = instance;

  const { isUnknown, ...changing } = useActionOnce({
    name: `autoRenew ${instanceId}`,
    endpoint: instanceEndpoints.setAutoRenew,
    asksAtOnce: true,
    find: findInstanceByKey,
    act: (idempotencyKey, next: boolean) => setAutoRenew(instanceId, { autoRenew: next, idempotencyKey }),
    onDone(updated) {
      onChanged(updated.autoRenew);
      void message.success(t(`bought.autoRenew.${updated.autoRenew ? 'on' : 'off'}`));
    },
    onMissing() {
      void message.warning(t('bought.autoRenew.missing'));
      onRefresh();
    },
    onRefused(failure) {
      void message.warning(failure.message);
      onRefresh();
    },
  });

  // antd's `loading` would disable the switch and drop the focus.
  const isSending = changing.isPending && !isUnknown;
  return (
    <Flex className={styles.autoRenew} component="span" vertical gap={4}>
      <Flex className={styles.switch} component="span" align="center" gap={8}>
        <Switch
          id={id}
          checked={isSending ? !autoRenew : autoRenew}
          aria-busy={changing.isPending}
          aria-label={t('bought.autoRenew.of', { subject: service.title })}
          aria-describedby={`${id}-hint`}
          // Disabled it would drop the focus.
          onChange={(next) => void (isUnknown ? changing.check() : changing.run(next))}
        />
        <label htmlFor={id}>{t('bought.autoRenew')}</label>
      </Flex>
      <span id={`${id}-hint`} className={typography.caption} role={isUnknown ? 'status' : undefined}>
        {t(isUnknown ? 'bought.autoRenew.unknown' : 'bought.autoRenew.hint')}
      </span>
      {isUnknown && (
        <span>
          <Button size="small" loading={changing.isPending} onClick={() => void changing.check()}>
            {t('change.ask')}
          </Button>
        </span>
      )}
    </Flex>
  );
}
