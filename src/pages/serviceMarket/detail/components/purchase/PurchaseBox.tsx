import { useT } from '@@/texts/detail';
import { Link, useNavigate } from '@umijs/max';
import { Button, Flex } from 'antd';
import { type RefObject, useRef, useState } from 'react';
import { KEY_PARAMETER, newIdempotencyKey } from '@/browser/idempotencyKey';
import layout from '@/components/layout.module.css';
import panelStyles from '@/components/panel.module.css';
import { useQuery } from '@/components/query/useQuery';
import { StatusTag } from '@/components/StatusTag';
import typography from '@/components/typography.module.css';
import { type Selection, writeSelection } from '@/domain/catalog/selection';
import type { Service } from '@/domain/catalog/service';
import { encodePart } from '@/domain/characters';
import { ORDER_ERROR } from '@/domain/order/orderError';
import type { Tone } from '@/domain/statusTone';
import { fetchQuote } from '@/services/order';
import { Owned } from '../../../components/owned/Owned';
import { useOwnedServices } from '../../../components/owned/useOwnedServices';
import { SIMILAR_ID } from '../SimilarServices';
import { Chooser } from './Chooser';
import { PriceSummary } from './PriceSummary';
import styles from './PurchaseBox.module.css';
import { PurchaseNotes } from './PurchaseNotes';
import { useConfiguration } from './useConfiguration';

interface PurchaseBoxProps {
  service: Service;
  /** Called when the service has changed since it was loaded. */
  onOutdated: () => void;
}

/** Focuses the first of these fields. */
function focusField(box: RefObject<HTMLElement | null>, fields: readonly string[]) {
  const inputs = Array.from(box.current?.querySelectorAll<HTMLElement>('[data-field]') ?? []);
  inputs.find(({ dataset }) => fields.includes(dataset.field ?? ''))?.focus();
}

/** Configuration and price of a service, with the buttons to order or try it. */
export function PurchaseBox({ service, onOutdated }: PurchaseBoxProps) {
  const t = useT();
  const navigate = useNavigate();
  const box = useRef<HTMLElement>(null);
  const configuration = useConfiguration(service);
  const { selection, invalidFields } = configuration;
  const { quote, isLoading, error, retry } = useQuote(selection);
  const owned = useOwnedServices()(service.serviceId);
  const invalid = invalidFields.length > 0;

  function handleOrder(order: Selection) {
    if (invalid) focusField(box, invalidFields);
    else navigate(orderAddress(order));
  }

  const changed =
    error?.code === ORDER_ERROR.serviceUnavailable || error?.code === ORDER_ERROR.selectionInvalid;
  const problem = error && {
    error,
    text: t(changed ? 'detail.price.changed' : 'detail.price.failed'),
    action: t(changed ? 'detail.price.reread' : 'state.retry'),
    onAct: () => {
      if (changed) onOutdated();
      void retry();
    },
  };

  return (
    <section ref={box} className={styles.column} aria-labelledby="purchase">
      <div className={panelStyles.surface}>
        <Flex className={styles.chooser} vertical gap={20}>
          <Owned owned={owned} />
          <h2 id="purchase">{t('detail.configure')}</h2>
          {service.trialDays > 0 && !owned.some(({ orderType }) => orderType === 'trial') && (
            <Flex
              className={`${panelStyles.inset} ${layout.screenOnly}`}
              wrap
              align="center"
              justify="space-between"
              gap={8}
            >
              <p>{t('detail.trial.note')}</p>
              <Button onClick={() => handleOrder(toTrial(selection))}>
                {t('detail.trial', { count: service.trialDays })}
              </Button>
            </Flex>
          )}
          <Chooser service={service} configuration={configuration} />
          <PurchaseNotes service={service} selection={selection} />
        </Flex>
        <div className={styles.bar}>
          <PriceSummary quote={quote} outdated={isLoading} problem={problem} invalid={invalid} />
          <Button
            type="primary"
            size="large"
            disabled={problem !== undefined}
            onClick={() => handleOrder(selection)}
          >
            {t('detail.buy')}
          </Button>
        </div>
      </div>
    </section>
  );
}

/** Returns the confirmation page's URL. Each call creates an idempotency key for the order. */
function orderAddress(selection: Selection): string {
  return `/serviceMarket/order${writeSelection(selection)}&${KEY_PARAMETER}=${newIdempotencyKey()}`;
}

/** Returns the trial order of a configuration. */
function toTrial({ couponCode: _, ...selection }: Selection): Selection {
  return { ...selection, quantity: 1, orderType: 'trial' };
}

/** Delay before the price of a changed selection is fetched. */
const DEBOUNCE_MS = 200;

/** Fetches the price of a selection without its coupon, which only applies at the confirmation. */
function useQuote({ couponCode: _, ...selection }: Selection) {
  const [hasPrice, setHasPrice] = useState(false);
  const { data, error, isLoading, refresh } = useQuery(({ signal }) => fetchQuote(selection, { signal }), {
    key: selection,
    // The first price is not delayed.
    debounceMs: hasPrice ? DEBOUNCE_MS : undefined,
    onData: () => setHasPrice(true),
  });
  return {
    /** The latest price; of an earlier selection while `isLoading`. */
    quote: error ? undefined : data,
    isLoading,
    error: isLoading ? undefined : error,
    retry: refresh,
  };
}

const UNAVAILABLE_TONE: Record<Exclude<Service['status'], 'active'>, Tone> = {
  paused: 'warning',
  retired: 'neutral',
};

const isUnavailable = (status: string): status is keyof typeof UNAVAILABLE_TONE =>
  Object.hasOwn(UNAVAILABLE_TONE, status);

/** Shown instead of the configuration when the service is not on sale. */
export function UnavailableBox({ service }: { service: Service }) {
  const t = useT();
  const getOwned = useOwnedServices();
  const state = isUnavailable(service.status) ? service.status : 'retired';
  return (
    <section className={styles.column} aria-labelledby="purchase">
      <div className={panelStyles.surface}>
        <Flex className={styles.chooser} vertical gap={20}>
          <Owned owned={getOwned(service.serviceId)} />
          <div>
            <StatusTag tone={UNAVAILABLE_TONE[state]} text={t(`detail.${state}.tag`)} />
          </div>
          <h2 id="purchase">{t(`detail.${state}.title`)}</h2>
          <p className={typography.secondary}>{t(`detail.${state}.text`)}</p>
          <Flex vertical>
            <a className={layout.touchLink} href={`#${SIMILAR_ID}`}>
              {t('detail.similar.see')}
            </a>
            <Link className={layout.touchLink} to={`/serviceMarket?columnId=${encodePart(service.columnId)}`}>
              {t('detail.similar.category')}
            </Link>
          </Flex>
        </Flex>
      </div>
    </section>
  );
}
