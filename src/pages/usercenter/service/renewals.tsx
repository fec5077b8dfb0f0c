import orderTexts from '@@/texts/order';
import renewalTexts, { useT } from '@@/texts/renewal';
import { DownloadOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Alert } from '@/components/Alert';
import { EmptyState } from '@/components/EmptyState';
import { LinkButton } from '@/components/LinkButton';
import layout from '@/components/layout.module.css';
import { useMessage } from '@/components/MessageContext';
import { MonthBars } from '@/components/MonthBars';
import chart from '@/components/MonthBars.module.css';
import { PageHeader } from '@/components/PageHeader';
import { QueryContent } from '@/components/query/QueryContent';
import { Section, SectionLoading } from '@/components/Section';
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
import { RenewalCalendar } from './components/renewals/RenewalCalendar';
import styles from './components/renewals/Renewals.module.css';
import { type Forecast, type Renewals, useEventText, useRenewals } from './components/renewals/useRenewals';

const FILE_NAME = 'renewals.ics';

/** `/usercenter/service/renewals`: what will be charged and what ends in the next twelve months. */
export default function RenewalsPage() {
  const t = useT(orderTexts);
  const { query, ...renewals } = useRenewals();
  return (
    <div className={layout.page}>
      <PageHeader
        title={t('title.usercenter.renewals')}
        line={t('renewal.line')}
        actions={query.data && query.data.events.length > 0 && <DownloadButton forecast={query.data} />}
      />
      <QueryContent query={query} failed={t('renewal.failed')} loading={<SectionLoading rows={8} />}>
        {(forecast) => (
          <>
            {forecast.list.length === 0 ? (
              <EmptyState
                title={t('renewal.none')}
                action={{ to: '/serviceMarket', text: t('order.toMarket') }}
              />
            ) : (
              <>
                <OutlookNotice forecast={forecast} />
                <Section id="renewal-forecast" title={t('renewal.forecast')}>
                  <p className={typography.note}>{t('renewal.lead')}</p>
                  <ForecastChart forecast={forecast} renewals={renewals} />
                </Section>
                <Section
                  id="renewal-calendar"
                  title={t('renewal.calendar')}
                  actions={<LinkButton to="/usercenter/service">{t('renewal.manage')}</LinkButton>}
                >
                  <RenewalCalendar forecast={forecast} renewals={renewals} />
                </Section>
                <Section id="renewal-batch" title={t('renewal.batch')}>
                  <BatchRenew services={forecast.list} balance={forecast.balance} onSettled={query.refresh} />
                </Section>
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
  const t = useT();
  const getOutlook = useOutlook();
  const { list, firstShort, missing, events, outlooks, now, getTitle } = forecast;
  const balance = formatMoney(forecast.balance, t.locale);
  const shown = list.map((service) => ({ ...service, outlook: outlooks.get(service.instanceId) }));
  const stopping = shown.filter(({ outlook }) => outlook && outlook.state !== 'renews');
  const next = stopping[0];
  const isShort = firstShort?.kind === 'fail' && firstShort.why === 'balance';
  const shortText = t('renewal.short.description', { balance, total: formatMoney(missing, t.locale) });
  if (next) {
    const { text = '', action } = getOutlook(next, now) ?? {};
    return (
      <Alert
        type="warning"
        title={t('renewal.stopping', {
          count: stopping.length,
          total: list.length,
          service: next.service.title,
          date: dateText(t.locale, next.endsOn),
        })}
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
    return <Alert type="success" title={t('renewal.enough', { balance })} />;
  }
  return (
    <Alert
      type="warning"
      title={t('renewal.short', {
        date: dateText(t.locale, firstShort.at),
        service: getTitle(firstShort),
        missing: formatMoney(firstShort.missing, t.locale),
      })}
      description={shortText}
      action={
        <LinkButton type="primary" to={topUpAddress(missing)}>
          {t('renewal.topUp')}
        </LinkButton>
      }
    />
  );
}

/** Downloads the forecast as a file for calendars. */
function DownloadButton({ forecast }: { forecast: Forecast }) {
  const t = useT();
  const message = useMessage();
  const getText = useEventText();

  function handleDownload() {
    const events = forecast.events.map((event) => {
      const amount =
        'amount' in event && event.amount !== undefined ? ` · ${formatMoney(event.amount, t.locale)}` : '';
      return {
        uid: renewalEventUid(event, location.hostname),
        at: event.at,
        title: `${forecast.getTitle(event)}: ${getText(event)}${amount}`,
        description: t('renewal.lead'),
      };
    });
    const file = toCalendarFile(t('renewal.calendarName'), events, { now: forecast.now });
    saveBlob(new Blob([file], { type: 'text/calendar;charset=utf-8' }), FILE_NAME);
    void message.success(t('renewal.downloaded', { name: FILE_NAME }));
  }

  return (
    <Button icon={<DownloadOutlined aria-hidden />} onClick={handleDownload}>
      {t('renewal.download')}
    </Button>
  );
}

const SERIES = [
  { key: 'charged', text: 'renewal.charged', className: chart.in },
  { key: 'failed', text: 'renewal.unpaid', className: styles.failed },
] as const;

const IDS = {
  none: 'renewal.forecast.none',
  described: 'renewal.forecast.described',
  show: 'renewal.month.show',
  table: 'renewal.table',
  month: 'renewal.month',
} as const;

interface ForecastChartProps {
  forecast: Forecast;
  renewals: Pick<Renewals, 'month' | 'setMonth'>;
}

/** What is charged in each month. A month's name shows it in the calendar. */
const ForecastChart = ({ forecast: { months }, renewals }: ForecastChartProps) => (
  <MonthBars
    months={months}
    series={SERIES}
    texts={renewalTexts}
    ids={IDS}
    selected={renewals.month}
    onSelect={renewals.setMonth}
  />
);
