import { useIntl, useNavigate } from '@umijs/max';
import { Button, Flex } from 'antd';
import { type RefObject, useRef } from 'react';
import panelStyles from '@/components/panel.module.css';
import type { Service } from '@/domain/catalog/service';
import { ORDER_ERROR } from '@/domain/order/orderError';
import { Chooser } from './Chooser';
import { orderAddress, toTrial } from './orderAddress';
import { PriceSummary } from './PriceSummary';
import styles from './PurchaseBox.module.css';
import { PurchaseNotes } from './PurchaseNotes';
import { useConfiguration } from './useConfiguration';
import { useQuote } from './useQuote';

interface PurchaseBoxProps {
  service: Service;
  /** Reads the service again, when it is no longer sold as it was read. */
  onOutdated: () => void;
}

/** Leads to the first field that must be put right. */
function focusField(box: RefObject<HTMLElement | null>, fields: readonly string[]) {
  const inputs = Array.from(box.current?.querySelectorAll<HTMLElement>('[data-field]') ?? []);
  inputs.find(({ dataset }) => fields.includes(dataset.field ?? ''))?.focus();
}

/** Configures a service and says what it costs; beside the page where there is room, else in it with a bar at the bottom. */
export function PurchaseBox({ service, onOutdated }: PurchaseBoxProps) {
  const { formatMessage } = useIntl();
  const navigate = useNavigate();
  const box = useRef<HTMLElement>(null);
  const configuration = useConfiguration(service);
  const { selection, invalidFields } = configuration;
  const { quote, isLoading, error, retry } = useQuote(selection);
  const invalid = invalidFields.length > 0;

  function handleOrder(ordered: typeof selection) {
    if (invalid) focusField(box, invalidFields);
    else navigate(orderAddress(ordered));
  }

  const changed =
    error?.code === ORDER_ERROR.serviceUnavailable || error?.code === ORDER_ERROR.selectionInvalid;
  const problem = error && {
    text: formatMessage({ id: changed ? 'detail.price.changed' : 'detail.price.failed' }),
    action: formatMessage({ id: changed ? 'detail.price.reread' : 'state.retry' }),
    onAct: () => {
      if (changed) onOutdated();
      void retry();
    },
  };

  return (
    <section ref={box} className={`${panelStyles.surface} ${styles.box}`} aria-labelledby="purchase">
      <Flex className={styles.chooser} vertical gap={20}>
        <h2 id="purchase">{formatMessage({ id: 'detail.configure' })}</h2>
        {service.trialDays > 0 && (
          <Flex className={styles.trial} wrap align="center" justify="space-between" gap={8}>
            <p>{formatMessage({ id: 'detail.trial.note' })}</p>
            <Button onClick={() => handleOrder(toTrial(selection))}>
              {formatMessage({ id: 'detail.trial' }, { count: service.trialDays })}
            </Button>
          </Flex>
        )}
        <Chooser service={service} configuration={configuration} />
        <PurchaseNotes service={service} />
      </Flex>
      <div className={styles.bar}>
        <PriceSummary quote={quote} outdated={isLoading} problem={problem} invalid={invalid} />
        <Button
          type="primary"
          size="large"
          disabled={problem !== undefined}
          onClick={() => handleOrder(selection)}
        >
          {formatMessage({ id: 'detail.buy' })}
        </Button>
      </div>
    </section>
  );
}
