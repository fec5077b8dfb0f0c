import '@@/texts/order';
import '@@/texts/renewal';
import '@@/texts/outlook';
import { DownloadOutlined } from '@ant-design/icons';
import { useIntl } from '@umijs/max';
import { Button, Flex, Skeleton } from 'antd';
import { Alert } from '@/components/Alert';
import { EmptyState } from '@/components/EmptyState';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import panelStyles from '@/components/panel.module.css';
import { QueryContent } from '@/components/query/QueryContent';
import { saveBlob } from '@/components/saveBlob';
import { useOutlook } from '@/components/service/useOutlook';
import { topUpAddress } from '@/components/topUp/topUpAddress';
import typography from '@/components/typography.module.css';
import { toCalendarFile } from '@/domain/calendarFile';
import { renewalEventUid } from '@/domain/instance/renewalForecast';
import { dateText } from '@/domain/intlFormats';
import { formatMoney } from '@/domain/money/money';
import { BatchRenew } from './components/renewals/BatchRenew';
import { CalendarFeed } from './components/renewals/CalendarFeed';
import { ForecastChart } from './components/renewals/ForecastChart';
import { RenewalCalendar } from './components/renewals/RenewalCalendar';
import styles from './components/renewals/Renewals.module.css';
import { type Forecast, useEventText, useRenewals } from './components/renewals/useRenewals';

const FILE_NAME = 'renewals.ics';

/** `/usercenter/service/renewals`: what will be charged and what ends in the next twelve months. */
export default function RenewalsPage() {
  const { formatMessage } = useIntl();
  const { query, ...renewals } = useRenewals();
  return (
    <div className={layout.page}>
      <Flex wrap align="flex-start" justify="space-between" gap={16}>
        <div className={styles.lead}>
          <h1>{formatMessage({ id: 'title.usercenter.renewals' })}</h1>
          <p className={typography.note}>{formatMessage({ id: 'renewal.lead' })}</p>
        </div>
        {query.data && query.data.events.length > 0 && <DownloadButton forecast={query.data} />}
      </Flex>
      <QueryContent
        query={query}
        failed={formatMessage({ id: 'renewal.failed' })}
        loading={
          <div className={panelStyles.panel} aria-busy="true">
            <Skeleton active paragraph={{ rows: 8 }} />
          </div>
        }
      >
        {(forecast) => (
          <>
            {forecast.list.length === 0 ? (
              <EmptyState
                title={formatMessage({ id: 'renewal.none' })}
                action={
                  <LinkButton type="primary" to="/serviceMarket">
                    {formatMessage({ id: 'order.toMarket' })}
                  </LinkButton>
                }
              />
            ) : (
              <>
                <OutlookNotice forecast={forecast} />
                <Flex
                  className={panelStyles.panel}
                  component="section"
                  vertical
                  gap={16}
                  aria-labelledby="renewal-forecast"
                >
                  <h2 id="renewal-forecast">{formatMessage({ id: 'renewal.forecast' })}</h2>
                  <ForecastChart forecast={forecast} renewals={renewals} />
                </Flex>
                <Flex
                  className={panelStyles.panel}
                  component="section"
                  vertical
                  gap={16}
                  aria-labelledby="renewal-calendar"
                >
                  <Flex wrap align="center" justify="space-between" gap={8}>
                    <h2 id="renewal-calendar">{formatMessage({ id: 'renewal.calendar' })}</h2>
                    <LinkButton to="/usercenter/service">
                      {formatMessage({ id: 'renewal.manage' })}
                    </LinkButton>
                  </Flex>
                  <RenewalCalendar forecast={forecast} renewals={renewals} />
                </Flex>
                <Flex
                  className={panelStyles.panel}
                  component="section"
                  vertical
                  gap={16}
                  aria-labelledby="renewal-batch"
                >
                  <h2 id="renewal-batch">{formatMessage({ id: 'renewal.batch' })}</h2>
                  <BatchRenew services={forecast.list} balance={forecast.balance} onSettled={query.refresh} />
                </Flex>
              </>
            )}
            <CalendarFeed />
          </>
        )}
      </QueryContent>
    </div>
  );
}

/** How many services stop, and which first, with what mends it; otherwise whether the balance reaches. */
function OutlookNotice({ forecast }: { forecast: Forecast }) {
  const { formatMessage, locale } = useIntl();
  const getOutlook = useOutlook();
  const { list, firstShort, missing, events, outlooks, now, getTitle } = forecast;
  const balance = formatMoney(forecast.balance, locale);
  const shown = list.map((service) => ({ ...service, outlook: outlooks.get(service.instanceId) }));
  const stopping = shown.filter(({ outlook }) => outlook && outlook.state !== 'renews');
  const next = stopping[0];
  const isShort = firstShort?.kind === 'fail' && firstShort.why === 'balance';
  const shortText = formatMessage(
    { id: 'renewal.short.description' },
    { balance, total: formatMoney(missing, locale) },
  );
  if (next) {
    const { text = '', action } = getOutlook(next, now) ?? {};
    return (
      <Alert
        type="warning"
        showIcon
        title={formatMessage(
          { id: 'renewal.stopping' },
          {
            count: stopping.length,
            total: list.length,
            service: next.service.title,
            date: dateText(locale, next.endsOn),
          },
        )}
        description={
          <>
            <p>{text}</p>
            {isShort && <p>{shortText}</p>}
          </>
        }
        action={
          action && (
            <LinkButton type="primary" to={action.address}>
              {action.text}
            </LinkButton>
          )
        }
      />
    );
  }
  if (!isShort) {
    if (!events.some(({ kind }) => kind === 'charge')) return null;
    return <Alert type="success" showIcon title={formatMessage({ id: 'renewal.enough' }, { balance })} />;
  }
  return (
    <Alert
      type="warning"
      showIcon
      title={formatMessage(
        { id: 'renewal.short' },
        {
          date: dateText(locale, firstShort.at),
          service: getTitle(firstShort),
          missing: formatMoney(firstShort.missing, locale),
        },
      )}
      description={shortText}
      action={
        <LinkButton type="primary" to={topUpAddress(missing)}>
          {formatMessage({ id: 'renewal.topUp' })}
        </LinkButton>
      }
    />
  );
}

/** Downloads the forecast as a file for calendars. */
function DownloadButton({ forecast }: { forecast: Forecast }) {
  const { formatMessage, locale } = useIntl();
  const message = useMessage();
  const getText = useEventText();

  function handleDownload() {
    const events = forecast.events.map((event) => {
      const amount =
        'amount' in event && event.amount !== undefined ? ` · ${formatMoney(event.amount, locale)}` : '';
      return {
        uid: renewalEventUid(event, location.hostname),
        at: event.at,
        title: `${forecast.getTitle(event)}: ${getText(event)}${amount}`,
        description: formatMessage({ id: 'renewal.lead' }),
      };
    });
    const file = toCalendarFile(formatMessage({ id: 'renewal.calendarName' }), events, {
      now: forecast.now,
    });
    saveBlob(new Blob([file], { type: 'text/calendar;charset=utf-8' }), FILE_NAME);
    void message.success(formatMessage({ id: 'renewal.downloaded' }, { name: FILE_NAME }));
  }

  return (
    <Button icon={<DownloadOutlined aria-hidden />} onClick={handleDownload}>
      {formatMessage({ id: 'renewal.download' })}
    </Button>
  );
}
