import { useT } from '@@/texts/sheet';
import { EllipsisOutlined } from '@ant-design/icons';
import { Button, Card, Dropdown, Flex } from 'antd';
import { Alert } from '@/components/Alert';
import { DateText } from '@/components/DateText';
import { Facts } from '@/components/Facts';
import { Figures } from '@/components/Figures';
import layout from '@/components/layout.module.css';
import { Money } from '@/components/Money';
import { StatusTag } from '@/components/StatusTag';
import { lastMomentBefore } from '@/domain/calendar';
import type { Process } from '@/domain/console/process';
import type { ProcessEvent } from '@/domain/console/processMachine';
import { PROCESS_STATUS_TONE } from '@/domain/statusTone';

/** Events in the "more" menu. */
const MENU_EVENTS: readonly ProcessEvent[] = ['remind'];

interface ProcessHeadProps {
  process: Process;
  onEvent: (event: ProcessEvent) => void;
  onCopyLink: () => void;
}

/** The main facts of an approval, with its possible actions. */
export function ProcessHead({ process, onEvent, onCopyLink }: ProcessHeadProps) {
  const t = useT();
  const { title, status, applicant, product, createdAt, orderId, validFrom, validUntil, remark } = process;
  const events = process.actions.filter(({ refusal }) => !refusal).map(({ event }) => event);
  const refusal = process.actions.find((action) => action.refusal)?.refusal;
  const more = [
    ...MENU_EVENTS.filter((event) => events.includes(event)).map((event) => ({
      key: event,
      label: t(`sheet.event.${event}`),
      onClick: () => onEvent(event),
    })),
    { key: 'link', label: t('sheet.process.copyLink'), onClick: onCopyLink },
    { key: 'print', label: t('sheet.print'), onClick: () => window.print() },
  ];
  return (
    <Card>
      <Flex className={layout.spaceAfterMd} wrap align="center" gap="8px 12px">
        <h2>{title}</h2>
        <StatusTag tone={PROCESS_STATUS_TONE[status]} text={t(`sheet.process.status.${status}`)} />
      </Flex>
      <Flex vertical gap={16}>
        <Figures
          min={160}
          items={[
            { label: t('sheet.process.handler'), value: process.handler.name },
            { label: t('sheet.process.deputy'), value: process.deputy?.name },
            { label: t('sheet.process.amount'), value: <Money cents={process.amount} /> },
          ]}
        />
        <Facts
          size="small"
          column={{ xs: 1, sm: 1, md: 2 }}
          label={(name) => t(`sheet.process.${name}`)}
          values={{
            applicant: applicant.name,
            product,
            created: <DateText at={createdAt} withTime />,
            order: orderId,
            valid: (
              <span>
                <DateText at={validFrom} />
                {' – '}
                <DateText at={lastMomentBefore(validUntil)} />
              </span>
            ),
            remark,
          }}
        />
      </Flex>
      {refusal && (
        <Alert
          className={layout.spaceBeforeLg}
          type="info"
          title={t(`sheet.process.refusal.${refusal}`, {
            applicant: applicant.name,
            handler: process.handler.name,
            deputy: process.deputy?.name ?? '',
          })}
        />
      )}
      <Flex className={layout.spaceBeforeLg} wrap gap={8}>
        {events
          .filter((event) => !MENU_EVENTS.includes(event))
          .map((event, index) => (
            <Button key={event} type={index === 0 ? 'primary' : 'default'} onClick={() => onEvent(event)}>
              {t(`sheet.event.${event}`)}
            </Button>
          ))}
        <Dropdown trigger={['click']} menu={{ 'aria-label': t('sheet.process.more'), items: more }}>
          <Button icon={<EllipsisOutlined aria-hidden />} aria-label={t('sheet.process.more')} />
        </Dropdown>
      </Flex>
    </Card>
  );
}
