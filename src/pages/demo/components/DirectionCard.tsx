import { useIntl } from '@umijs/max';
import { Button, ConfigProvider, Flex } from 'antd';
import { useContext } from 'react';
import { LOCALE_KEY } from '@/browser/locale';
import { writePreference } from '@/browser/preference';
import { DemoCard } from './DemoCard';

const RIGHT_TO_LEFT_LOCALE = 'ar';

// As a person whose language this is would arrive: read from the storage at startup.
function openIn(locale: string) {
  writePreference(LOCALE_KEY, locale);
  window.location.reload();
}

/** Shows the portal from right to left, and back. */
export function DirectionCard() {
  const { formatMessage, locale } = useIntl();
  const { direction } = useContext(ConfigProvider.ConfigContext);
  const mirrored = direction === 'rtl';
  return (
    <DemoCard
      title={formatMessage({ id: 'demo.direction.title' })}
      lead={formatMessage({ id: 'demo.direction.lead' })}
    >
      <Flex gap={8} wrap>
        <Button disabled={mirrored} onClick={() => openIn(RIGHT_TO_LEFT_LOCALE)}>
          {formatMessage({ id: 'demo.direction.rtl' })}
        </Button>
        <Button disabled={!mirrored} onClick={() => openIn(locale)}>
          {formatMessage({ id: 'demo.direction.ltr' })}
        </Button>
      </Flex>
    </DemoCard>
  );
}
